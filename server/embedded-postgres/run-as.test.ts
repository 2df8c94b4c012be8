import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { ChildProduct, type ChildOptions } from './testing/child-product';
import { FAST_FLAGS, processStat, query } from './testing/observe';
import { cleanUp, temporaryFolder } from './testing/temporary-folders';

const TEST_TIMEOUT_MS = 30_000;

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasNamespaces = isRoot && works('unshare', '--user', '--map-user=1', '--map-group=1', '--', 'true');
const hasSetpriv =
  isRoot && works('setpriv', '--reuid=1', '--regid=1', '--clear-groups', '--inh-caps=+dac_override', 'true');

const DAEMON = accountNamed('daemon');
const NOBODY = accountNamed('nobody');

const ownPackages = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../node_modules');
const canNobodyRead =
  isRoot &&
  spawnSync(process.execPath, ['-e', ''], { uid: NOBODY.uid, gid: NOBODY.gid, cwd: ownPackages }).status ===
    0;

afterAll(cleanUp);

/** Starts the cluster in another process, queries it and stops it. */
async function runOnce(
  directory: string,
  options: ChildOptions,
): Promise<{ created: boolean; postgresUid: number }> {
  const child = await ChildProduct.start({ directory, role: 'server', flags: FAST_FLAGS }, options);
  const { url, pid, created } = await child.started();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(processStat(pid).group).toBe(pid);
  const postgresUid = fs.statSync(`/proc/${pid}`).uid;
  await child.stop();
  return { created, postgresUid };
}

const ownersOf = (directory: string) => {
  const names = ['', 'data', 'data/base', 'data/postmaster.opts', 'password', 'postgres.log'];
  return [...new Set(names.map((name) => fs.statSync(path.join(directory, name)).uid))];
};

describe.runIf(isRoot)(
  'as root, in a folder that only root may enter',
  { concurrent: true, timeout: TEST_TIMEOUT_MS },
  () => {
    it.runIf(hasNamespaces)(
      'PostgreSQL runs in a user namespace and its files remain owned by root',
      async () => {
        const directory = path.join(temporaryFolder(), 'postgres');
        expect((await runOnce(directory, {})).created).toBe(true);
        expect((await runOnce(directory, {})).created).toBe(false);
        expect(ownersOf(directory)).toEqual([0]);
      },
    );

    it.runIf(hasSetpriv)('PostgreSQL runs as another account without user namespaces', async () => {
      const directory = path.join(temporaryFolder(), 'postgres');
      const options = { env: environmentWith({ unshare: 'forbidden' }) };
      expect(await runOnce(directory, options)).toEqual({ created: true, postgresUid: DAEMON.uid });
      expect(await runOnce(directory, options)).toEqual({ created: false, postgresUid: DAEMON.uid });
      expect(ownersOf(directory)).toEqual([DAEMON.uid]);
    });

    it.runIf(hasSetpriv && hasNamespaces)('the files change owner when the method changes', async () => {
      const directory = path.join(temporaryFolder(), 'postgres');
      await runOnce(directory, {});
      expect(ownersOf(directory)).toEqual([0]);
      await runOnce(directory, { env: environmentWith({ unshare: 'forbidden' }) });
      expect(ownersOf(directory)).toEqual([DAEMON.uid]);
      await runOnce(directory, { env: environmentWith({ setpriv: 'forbidden' }) });
      expect(ownersOf(directory)).toEqual([0]);
    });

    it.runIf(hasSetpriv && canNobodyRead)('the files of an ordinary user keep their owner', async () => {
      const directory = temporaryFolder();
      fs.chownSync(directory, NOBODY.uid, NOBODY.gid);
      await runOnce(directory, NOBODY);
      await runOnce(directory, {});
      expect(ownersOf(directory)).toEqual([NOBODY.uid]);
      expect((await runOnce(directory, NOBODY)).created).toBe(false);
    });

    it('a machine that allows neither is reported with the alternatives', async () => {
      const directory = path.join(temporaryFolder(), 'postgres');
      const env = environmentWith({ unshare: 'forbidden', setpriv: 'forbidden' });
      const child = await ChildProduct.begin({ directory, role: 'server' }, { env });
      expect(await child.failure()).toMatch(
        /^PostgreSQL does not run as root, .* Run Bhor as an ordinary user, or set DATABASE_URL/,
      );
      expect(fs.readdirSync(directory)).toEqual([]);
    });
  },
);

// When the tests themselves run as an ordinary user, all other tests cover this.
describe.runIf(isRoot)('as an ordinary user', { timeout: TEST_TIMEOUT_MS }, () => {
  it('PostgreSQL runs as that user', async ({ skip }) => {
    skip(!canNobodyRead, `${ownPackages} is not readable for the user nobody`);
    const directory = temporaryFolder();
    fs.chownSync(directory, NOBODY.uid, NOBODY.gid);
    expect(await runOnce(directory, NOBODY)).toEqual({ created: true, postgresUid: NOBODY.uid });
    expect(ownersOf(directory)).toEqual([NOBODY.uid]);
  });
});

/** An environment in which these programs fail, as in a container that forbids what they need. */
function environmentWith(programs: Record<string, 'forbidden'>): NodeJS.ProcessEnv {
  const folder = temporaryFolder();
  for (const name of Object.keys(programs)) {
    const script = `#!/bin/sh\necho "${name}: Operation not permitted" >&2\nexit 1\n`;
    fs.writeFileSync(path.join(folder, name), script, { mode: 0o755 });
  }
  return { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
}

function accountNamed(wanted: string): { uid: number; gid: number } {
  const lines = fs.existsSync('/etc/passwd') ? fs.readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
  return { uid: Number(uid ?? -1), gid: Number(gid ?? -1) };
}
