import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openFolder } from './cluster-paths';
import { findRunning } from './find-running';
import { identify, isPidTaken, signal } from './processes';
import { startCluster, type Cluster } from './start-cluster';
import { ChildProduct } from './testing/child-product';
import { FAST_FLAGS, eventually, isReachable, processStat, query, watchdogOf } from './testing/observe';
import { beforeCleanUp, cleanUp, endAll, temporaryFolder } from './testing/temporary-folders';

const TEST_TIMEOUT_MS = 30_000;
const onLinux = it.runIf(process.platform === 'linux');

const directory = temporaryFolder();
const passwordFile = path.join(directory, 'password');
const postmasterFile = path.join(directory, 'data', 'postmaster.pid');

const startServer = (folder = directory) =>
  startCluster({ directory: folder, role: 'server', flags: FAST_FLAGS });

const TABLE = 'create table if not exists kept as select 42 as answer';

/** Leaves a stopped cluster with a row in it. */
async function startAndStop(): Promise<void> {
  const cluster = await startServer();
  await query(cluster.url, TABLE);
  await cluster.stop();
}

/** Leaves a postmaster whose Node process and watchdog were killed. */
async function makeOrphan(): Promise<{ pid: number; url: string }> {
  const child = await ChildProduct.start({ directory, role: 'server', flags: ['fsync=off'] });
  const { pid, url } = await child.started();
  signal(watchdogOf(child.pid) ?? Number.NaN, 'SIGKILL');
  await child.kill();
  return { pid, url };
}

async function expectIntactCluster(cluster: Cluster): Promise<void> {
  expect(await query(cluster.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await cluster.stop();
}

afterEach(endAll);
afterAll(cleanUp);

describe('after a kill -9', { timeout: TEST_TIMEOUT_MS }, () => {
  onLinux('gives up on a postmaster that does not answer, and says how to stop it', async () => {
    const { pid } = await makeOrphan();
    const password = fs.readFileSync(passwordFile, 'utf8').trim();
    signal(pid, 'SIGSTOP');
    const found = findRunning(openFolder(directory), password, 100);
    await expect(found).rejects.toThrow(
      new RegExp(`process ${pid}\\) does not answer\\. Stop it with kill ${pid}`),
    );
    signal(pid, 'SIGCONT');
  });

  onLinux('adopts an orphaned postmaster, and stops it at the end', async () => {
    const { pid, url } = await makeOrphan();
    const cluster = await startServer();
    expect(cluster).toMatchObject({ adopted: true, created: false, pid, url });
    expect(await isReachable(url)).toBe(true);
    await cluster.stop();
    expect(await isReachable(url)).toBe(false);
  });

  onLinux('adopts it even after its folder was renamed', async () => {
    const { pid } = await makeOrphan();
    const renamed = `${directory}-renamed`;
    fs.renameSync(directory, renamed);
    const cluster = await startServer(renamed);
    expect(cluster).toMatchObject({ adopted: true, pid });
    await cluster.stop();
    fs.renameSync(renamed, directory);
  });

  it('starts although an unrelated process has the pid of the dead postmaster, and leaves it alone', async () => {
    await startAndStop();
    const unrelated = nameUnrelatedProcess();
    await expectIntactCluster(await startServer());
    expect(isPidTaken(unrelated.pid ?? Number.NaN)).toBe(true);
  });

  it('starts although the postmaster of another folder has that pid', async () => {
    await startAndStop();
    const other = await startServer(temporaryFolder());
    writePostmasterFile(other.pid, other.port);
    const cluster = await startServer();
    expect(cluster.adopted).toBe(false);
    expect(await isReachable(other.url)).toBe(true);
    await expectIntactCluster(cluster);
    await other.stop();
  });

  onLinux('starts although a zombie has that pid', async () => {
    await startAndStop();
    const zombie = await makeZombie();
    writePostmasterFile(zombie);
    await expectIntactCluster(await startServer());
  });

  it('starts again while the watchdog of the killed product is still stopping PostgreSQL', async () => {
    await startAndStop();
    for (const _ of [1, 2, 3]) {
      const child = await ChildProduct.start({ directory, role: 'server', flags: FAST_FLAGS });
      signal(child.pid, 'SIGKILL');
      const cluster = await startServer();
      await expectIntactCluster(cluster);
    }
  });

  onLinux('recovers committed data after everything was killed', async () => {
    const { pid, url } = await makeOrphan();
    await query(url, 'create table committed as select 43 as answer');
    const newLog = followLog();
    signal(pid, 'SIGKILL');
    const cluster = await startServer();
    expect(await query(cluster.url, 'select answer from committed')).toEqual([{ answer: 43 }]);
    expect(newLog()).toContain('automatic recovery in progress');
    await cluster.stop();
  });

  onLinux.each([
    ['is free', () => {}],
    ['belongs to an unrelated process', nameUnrelatedProcess],
  ])('waits for a busy backend of a dead postmaster whose pid %s', async (_, prepare) => {
    const { pid, url } = await makeOrphan();
    await query(url, TABLE);
    const backend = await busyBackend(url);
    const newLog = followLog();
    signal(pid, 'SIGKILL');
    await eventually('the postmaster is dead', () => identify(pid) === undefined);
    prepare();
    const start = startServer();
    await eventually('a start fails', () => newLog().includes('pre-existing shared memory block'));
    signal(backend, 'SIGKILL');
    await expectIntactCluster(await start);
  });

  onLinux('reports that the password does not match the running PostgreSQL', async () => {
    await makeOrphan();
    const failure = await startWithPassword('a-wrong-password').catch((error: unknown) => error);
    expect(String(failure)).toContain(
      `does not match the password in ${passwordFile}. Restore the right password file`,
    );
    expect(String(failure)).not.toContain('a-wrong-password');
  });

  it('reports the same after starting PostgreSQL itself, and does not leave it running', async () => {
    await startAndStop();
    await expect(startWithPassword('a-wrong-password')).rejects.toThrow(
      `does not match the password in ${passwordFile}.`,
    );
    expect(fs.readdirSync(directory).sort()).toEqual(['data', 'password', 'postgres.log']);
    expect(fs.existsSync(postmasterFile)).toBe(false);
  });
});

/** Returns a function that reads what has been written to the log since this call. */
function followLog(): () => string {
  const log = path.join(directory, 'postgres.log');
  const { size } = fs.statSync(log);
  return () => fs.readFileSync(log).subarray(size).toString();
}

async function startWithPassword(password: string): Promise<Cluster> {
  const right = fs.readFileSync(passwordFile);
  fs.writeFileSync(passwordFile, password);
  try {
    return await startServer();
  } finally {
    fs.writeFileSync(passwordFile, right);
  }
}

function startProcess(command: string, args: string[]): ChildProcess {
  const unrelated = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  beforeCleanUp(() => unrelated.kill('SIGKILL'));
  return unrelated;
}

/** Makes the postmaster file name an unrelated process. */
function nameUnrelatedProcess(): ChildProcess {
  const unrelated = startProcess('sleep', ['60']);
  writePostmasterFile(unrelated.pid);
  return unrelated;
}

/** A process that has ended, but whose parent, the `sleep`, never reads its exit status. */
async function makeZombie(): Promise<number> {
  const script = 'exec 3<&0; read -r _ <&3 & echo $!; exec sleep 60';
  const parent = startProcess('sh', ['-c', script]);
  const pid = await new Promise<number>((resolve) => {
    parent.stdout?.once('data', (text: Buffer) => resolve(Number(text.toString())));
  });
  const parentProgram = () => fs.readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim();
  await eventually('the shell is a sleep', () => parentProgram() === 'sleep');
  parent.stdin?.write('\n');
  await eventually('its child is a zombie', () => processStat(pid).state === 'Z');
  return pid;
}

function writePostmasterFile(pid = Number.NaN, port = 5432): void {
  const lines = [pid, `${directory}/data`, 1_700_000_000, port, '', '127.0.0.1', '  123 456', 'ready   '];
  fs.writeFileSync(postmasterFile, `${lines.join('\n')}\n`);
}

/**
 * Starts a long computation and returns the pid of its backend, which does not notice that the postmaster is gone.
 */
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
