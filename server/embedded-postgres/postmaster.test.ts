import { afterAll, describe, expect, it } from 'vitest';
import { shutDownPostmaster, type Postmaster } from './postmaster';
import { identify, ourselves, signal } from './processes';
import { ChildProduct } from './testing/child-product';
import { FAST_FLAGS, eventually, query } from './testing/observe';
import { cleanUp, temporaryFolder } from './testing/temporary-folders';

const TEST_TIMEOUT_MS = 30_000;

afterAll(cleanUp);

/** A postmaster whose Node process is suspended, so that nothing else stops or restarts it. */
async function unattendedPostmaster(flags: string[]): Promise<Postmaster & { url: string }> {
  const directory = temporaryFolder();
  const child = await ChildProduct.start({ directory, role: 'tool', flags: [...FAST_FLAGS, ...flags] });
  const { pid, port, url } = await child.started();
  signal(child.pid, 'SIGSTOP');
  return { ...(identify(pid) ?? ourselves()), port, url };
}

describe('a shutdown', { concurrent: true, timeout: TEST_TIMEOUT_MS }, () => {
  it('becomes immediate if the fast shutdown does not finish in time', async () => {
    const postmaster = await unattendedPostmaster(['archive_mode=on', 'archive_command=sleep 60']);
    await query(postmaster.url, 'select pg_switch_wal()');
    const archiving =
      "select 1 from pg_stat_activity where backend_type = 'archiver' and wait_event = 'ArchiveCommand'";
    await eventually(
      'PostgreSQL is archiving',
      async () => (await query(postmaster.url, archiving)).length > 0,
    );
    await shutDownPostmaster(postmaster, { fastMs: 300, immediateMs: 10_000 });
    expect(identify(postmaster.pid)).toBeUndefined();
  });

  it('fails with advice if PostgreSQL does not stop', async () => {
    const postmaster = await unattendedPostmaster([]);
    const { pid } = postmaster;
    signal(pid, 'SIGSTOP');
    await expect(shutDownPostmaster(postmaster, { fastMs: 50, immediateMs: 50 })).rejects.toThrow(
      `PostgreSQL (process ${pid}) is not stopping. Stop it with kill ${pid}.`,
    );
    signal(pid, 'SIGCONT');
  });
});
