import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openFolder } from './cluster-paths';
import { findRunning } from './find-running';
import { isPidTaken, signal } from './processes';
import { startCluster, type Cluster } from './start-cluster';
import { ChildProduct } from './testing/child-product';
import { FAST_FLAGS, eventually, isReachable, processStat, query, watchdogOf } from './testing/observe';
import { beforeCleanUp, cleanUp, temporaryFolder } from './testing/temporary-folders';

const TEST_TIMEOUT_MS = 30_000;
const onLinux = it.runIf(process.platform === 'linux');

const startServer = (directory: string) => startCluster({ directory, role: 'server', flags: FAST_FLAGS });
const postmasterFileOf = (directory: string) => path.join(directory, 'data', 'postmaster.pid');

/** A stopped cluster with a row in it. */
async function stoppedCluster(): Promise<string> {
  const directory = temporaryFolder();
  const cluster = await startServer(directory);
  await query(cluster.url, 'create table kept as select 42 as answer');
  await cluster.stop();
  return directory;
}

/** A postmaster whose Node process and watchdog were killed. */
async function orphan(): Promise<{ directory: string; pid: number; url: string }> {
  const directory = temporaryFolder();
  const child = await ChildProduct.start({ directory, role: 'server', flags: ['fsync=off'] });
  const { pid, url } = await child.started();
  signal(watchdogOf(child.pid) ?? Number.NaN, 'SIGKILL');
  await child.kill();
  return { directory, pid, url };
}

async function expectWholeCluster(cluster: Cluster): Promise<void> {
  expect(await query(cluster.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await cluster.stop();
}

afterAll(cleanUp);

describe('after a kill -9', { concurrent: true, timeout: TEST_TIMEOUT_MS }, () => {
  onLinux('gives up on a postmaster that does not answer, and says how to go on', async () => {
    const { directory, pid } = await orphan();
    const password = fs.readFileSync(path.join(directory, 'password'), 'utf8').trim();
    signal(pid, 'SIGSTOP');
    const found = findRunning(openFolder(directory), password, 100);
    await expect(found).rejects.toThrow(
      new RegExp(`process ${pid}\\) does not answer\\. Stop it with kill ${pid}`),
    );
    signal(pid, 'SIGCONT');
  });

  onLinux('adopts the postmaster that nobody watches any more, and stops it in the end', async () => {
    const { directory, pid, url } = await orphan();
    const cluster = await startServer(directory);
    expect(cluster).toMatchObject({ adopted: true, created: false, pid, url });
    expect(await isReachable(url)).toBe(true);
    await cluster.stop();
    expect(await isReachable(url)).toBe(false);
  });

  onLinux('adopts it also when its folder has another name by now', async () => {
    const { directory, pid } = await orphan();
    const renamed = `${directory}-renamed`;
    fs.renameSync(directory, renamed);
    const cluster = await startServer(renamed);
    expect(cluster).toMatchObject({ adopted: true, pid });
    await cluster.stop();
    fs.renameSync(renamed, directory);
  });

  it('starts although the number of the dead postmaster belongs to a stranger now, whom it leaves alone', async () => {
    const directory = await stoppedCluster();
    const stranger = runStranger('sleep', ['60']);
    writePostmasterFile(directory, stranger.pid);
    await expectWholeCluster(await startServer(directory));
    expect(isPidTaken(stranger.pid ?? Number.NaN)).toBe(true);
  });

  it('starts although that number belongs to the postmaster of another folder', async () => {
    const directory = await stoppedCluster();
    const other = await startServer(temporaryFolder());
    writePostmasterFile(directory, other.pid, other.port);
    const cluster = await startServer(directory);
    expect(cluster.adopted).toBe(false);
    expect(await isReachable(other.url)).toBe(true);
    await expectWholeCluster(cluster);
    await other.stop();
  });

  onLinux('starts although that number belongs to a zombie', async () => {
    const directory = await stoppedCluster();
    const zombie = await makeZombie();
    writePostmasterFile(directory, zombie);
    await expectWholeCluster(await startServer(directory));
  });

  it('starts at once again, while the watchdog of the killed product is still stopping PostgreSQL', async () => {
    const directory = await stoppedCluster();
    for (const _ of [1, 2, 3]) {
      const child = await ChildProduct.start({ directory, role: 'server', flags: FAST_FLAGS });
      signal(child.pid, 'SIGKILL');
      const cluster = await startServer(directory);
      await expectWholeCluster(cluster);
    }
  });

  onLinux('recovers committed data when everything was killed', async () => {
    const { directory, pid, url } = await orphan();
    await query(url, 'create table kept as select 42 as answer');
    signal(pid, 'SIGKILL');
    await expectWholeCluster(await startServer(directory));
    expect(fs.readFileSync(path.join(directory, 'postgres.log'), 'utf8')).toContain(
      'automatic recovery in progress',
    );
  });

  onLinux('waits for a busy backend that has outlived its postmaster', async () => {
    const { directory, pid, url } = await orphan();
    await query(url, 'create table kept as select 42 as answer');
    const backend = await busyBackend(url);
    signal(pid, 'SIGKILL');
    const start = startServer(directory);
    const log = () => fs.readFileSync(path.join(directory, 'postgres.log'), 'utf8');
    await eventually('a start fails', () => log().includes('pre-existing shared memory block'));
    signal(backend, 'SIGKILL');
    await expectWholeCluster(await start);
  });

  onLinux('tells that the password is not the one of the running PostgreSQL', async () => {
    const { directory } = await orphan();
    const password = path.join(directory, 'password');
    fs.writeFileSync(password, 'a-wrong-password');
    const failure = await startServer(directory).catch((error: unknown) => error);
    expect(String(failure)).toContain(
      `has another password than the one in ${password}. Put the right password file back`,
    );
    expect(String(failure)).not.toContain('a-wrong-password');
  });

  it('tells the same when it had to start that PostgreSQL first, which it does not leave running', async () => {
    const directory = await stoppedCluster();
    const password = path.join(directory, 'password');
    fs.writeFileSync(password, 'a-wrong-password');
    await expect(startServer(directory)).rejects.toThrow(`has another password than the one in ${password}.`);
    expect(fs.readdirSync(directory).sort()).toEqual(['data', 'password', 'postgres.log']);
    expect(fs.existsSync(postmasterFileOf(directory))).toBe(false);
  });
});

function runStranger(command: string, args: string[]): ChildProcess {
  const stranger = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  beforeCleanUp(() => stranger.kill('SIGKILL'));
  return stranger;
}

/** A process that has ended, but whose parent, the `sleep`, will never ask how. */
async function makeZombie(): Promise<number> {
  const script = 'exec 3<&0; read -r _ <&3 & echo $!; exec sleep 60';
  const parent = runStranger('sh', ['-c', script]);
  const pid = await new Promise<number>((resolve) => {
    parent.stdout?.once('data', (text: Buffer) => resolve(Number(text.toString())));
  });
  const parentProgram = () => fs.readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim();
  await eventually('the shell is a sleep', () => parentProgram() === 'sleep');
  parent.stdin?.write('\n');
  await eventually('its child is a zombie', () => processStat(pid).state === 'Z');
  return pid;
}

function writePostmasterFile(directory: string, pid = Number.NaN, port = 5432): void {
  const lines = [pid, `${directory}/data`, 1_700_000_000, port, '', '127.0.0.1', '  123 456', 'ready   '];
  fs.writeFileSync(postmasterFileOf(directory), `${lines.join('\n')}\n`);
}

/** The process of a session that computes, and so does not notice that its postmaster is gone. */
async function busyBackend(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? Number.NaN;
  client
    .query('select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b')
    .catch(() => {});
  await eventually('the backend computes', async () => {
    const found = await query(
      url,
      `select 1 from pg_stat_activity where pid = ${pid} and state = 'active' and query like '%generate_series%'`,
    );
    return found.length === 1;
  });
  return pid;
}
