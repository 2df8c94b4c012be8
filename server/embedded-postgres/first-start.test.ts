import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startCluster } from './start-cluster';
import { ChildProduct } from './testing/child-product';
import { FAST_FLAGS, eventually, isReachable, query } from './testing/observe';
import { cleanUp, temporaryFolder } from './testing/temporary-folders';

const TEST_TIMEOUT_MS = 30_000;
const modeOf = (file: string) => fs.statSync(file).mode & 0o777;

afterAll(cleanUp);

describe('the first start', { concurrent: true, timeout: TEST_TIMEOUT_MS }, () => {
  it('creates a private UTF-8 cluster with a password, reachable from this machine only', async () => {
    const directory = path.join(temporaryFolder(), 'postgres');
    const lines: string[] = [];
    const cluster = await startCluster({ directory, role: 'server', onProgress: (line) => lines.push(line) });

    expect(cluster).toMatchObject({ adopted: false, created: true });
    expect(cluster.url).toBe(`postgres://postgres:${cluster.password}@127.0.0.1:${cluster.port}/bhor`);
    const databases = await query(
      cluster.url,
      'select pg_encoding_to_char(encoding) as encoding, datlocprovider, datlocale from pg_database where datname = current_database()',
    );
    expect(databases).toEqual([{ encoding: 'UTF8', datlocprovider: 'b', datlocale: 'C.UTF-8' }]);
    const settings = await query(
      cluster.url,
      "select name, setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories', 'fsync', 'recovery_init_sync_method') order by name",
    );
    const flushMethod = process.platform === 'linux' ? 'syncfs' : 'fsync';
    expect(settings.map(({ setting }) => setting)).toEqual(['on', '127.0.0.1', flushMethod, '']);
    const rules = await query(cluster.url, 'select distinct auth_method from pg_hba_file_rules');
    expect(rules).toEqual([{ auth_method: 'scram-sha-256' }]);
    const accounts = await query(
      cluster.url,
      "select left(rolpassword, 13) as kind from pg_authid where rolname = 'postgres'",
    );
    expect(accounts).toEqual([{ kind: 'SCRAM-SHA-256' }]);

    expect(modeOf(directory)).toBe(0o700);
    expect(modeOf(path.join(directory, 'password'))).toBe(0o600);
    expect(cluster.password).toMatch(/^[\w-]{32}$/);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain(cluster.password);
    // On Linux all of 127.0.0.0/8 is local, so a server that listens on every address would answer here.
    if (process.platform === 'linux')
      await expect(connect('127.0.0.2', cluster.port)).rejects.toThrow('ECONNREFUSED');
    await cluster.stop();
  });

  it('leaves neither a process nor a claim after a stop', async () => {
    const directory = temporaryFolder();
    const cluster = await startCluster({ directory, role: 'server', flags: FAST_FLAGS });
    await Promise.all([cluster.stop(), cluster.stop()]);
    expect(await isReachable(cluster.url)).toBe(false);
    expect(fs.readdirSync(directory).sort()).toEqual(['data', 'password', 'postgres.log']);
    expect(fs.existsSync(path.join(directory, 'data', 'postmaster.pid'))).toBe(false);
  });

  it('is followed by a second one that keeps data and password, and empties a log over 5 MB', async () => {
    const directory = temporaryFolder();
    const first = await startCluster({ directory, role: 'server', flags: FAST_FLAGS });
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const log = path.join(directory, 'postgres.log');
    fs.writeFileSync(log, 'x'.repeat(5 * 1024 * 1024 + 1));
    const second = await startCluster({ directory, role: 'server', flags: FAST_FLAGS });
    expect(second).toMatchObject({ created: false, adopted: false, password: first.password });
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
    expect(fs.readFileSync(log, 'utf8')).toMatch(/^\d{4}-.*starting PostgreSQL 18/);
  });

  it('recovers from kill -9 while the data folder is being created', async () => {
    const directory = temporaryFolder();
    const unfinished = () => fs.readdirSync(directory).filter((name) => name.startsWith('data.init-'));
    const child = await ChildProduct.begin({ directory, role: 'server', flags: FAST_FLAGS });
    await eventually('initdb writes', () => unfinished().length > 0);
    await child.kill();
    expect(fs.existsSync(path.join(directory, 'data'))).toBe(false);

    const cluster = await startCluster({ directory, role: 'server', flags: FAST_FLAGS });
    expect(cluster.created).toBe(true);
    expect(unfinished()).toEqual([]);
    expect(await isReachable(cluster.url)).toBe(true);
    await cluster.stop();
  });

  it('creates the database even if an earlier start was killed just before creating it', async () => {
    const directory = temporaryFolder();
    const first = await startCluster({ directory, role: 'server', flags: FAST_FLAGS });
    await query(first.url.replace(/bhor$/, 'postgres'), 'drop database bhor');
    await first.stop();
    const second = await startCluster({ directory, role: 'server', flags: FAST_FLAGS });
    expect(await isReachable(second.url)).toBe(true);
    await second.stop();
  });

  it('keeps an existing password, because data that was moved away may be restored', async () => {
    const directory = temporaryFolder();
    const first = await startCluster({ directory, role: 'server', flags: FAST_FLAGS });
    await first.stop();
    fs.renameSync(path.join(directory, 'data'), path.join(directory, 'put-aside'));
    const second = await startCluster({ directory, role: 'server', flags: FAST_FLAGS });
    expect(second).toMatchObject({ created: true, password: first.password });
    await second.stop();
  });
});

function connect(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, host, () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}
