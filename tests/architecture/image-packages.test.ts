import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import packageLock from '../../package-lock.json' with { type: 'json' };

/**
 * The image gets the packages that package.json lists as `dependencies`: those that the built server loads at run time.
 * All others are bundled into the builds or only needed by developers.
 */
const dependencies = Object.keys(packageJson.dependencies).sort();

/** Maximum size of the files in bytes, 19 MB of which are decoders of pictures; on disk they take a third more. */
const IMAGE_PACKAGES_MAX = 132_000_000;

const filesIn = (folder: string) =>
  fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)));

const sources = ['server', 'common', 'migrations', 'scripts/database']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/(test|testing)\/|server\/dev\.ts$/.test(file))
  .map((file) => fs.readFileSync(file, 'utf8'));

/** `from 'x'`, `import 'x'`, `import('x')`, `createRequire(...)('x')`, `.resolve('x')` and `package: 'x'`. */
const NAMED = /(?:\bfrom |\bimport |\(\s*|\bpackage: )'((?:@[\w-]+\/)?[a-z][\w-]*)(?:\/[^']*)?'/g;

test('the server names every package of `dependencies`', () => {
  const named = new Set(sources.flatMap((text) => [...text.matchAll(NAMED)].map(([, name]) => name)));
  expect(dependencies.filter((name) => !named.has(name))).toEqual([]);
});

test('what the server loads by name at run time, which is not bundled, is one of `dependencies`', () => {
  const LOADED = /(?:createRequire\(import\.meta\.url\)(?:\.resolve)?\(\s*|\bpackage: )'([^']+)'/g;
  const loaded = sources.flatMap((text) => [...text.matchAll(LOADED)].map(([, name]) => name));
  expect(loaded.length).toBeGreaterThan(4);
  expect(loaded.filter((name) => !dependencies.includes(name!))).toEqual([]);
});

test('the packages of the image stay small', () => {
  const folders = Object.entries(packageLock.packages)
    .filter(([folder, entry]) => folder !== '' && !('dev' in entry) && !('devOptional' in entry))
    .filter(([folder, entry]) => !('optional' in entry) || isOfPictures(folder))
    .map(([folder]) => folder);
  expect(folders.length).toBeGreaterThan(dependencies.length);
  const bytes = folders.flatMap(ownFiles).reduce((sum, file) => sum + fs.lstatSync(file).size, 0);
  expect(bytes).toBeLessThan(IMAGE_PACKAGES_MAX);
});

/** The decoders of pictures that are for this machine; of the packages for single machines, the image has no others. */
const isOfPictures = (folder: string) => folder.startsWith('node_modules/@img/') && fs.existsSync(folder);

/** The files of a package, without those of the packages installed in it, which are listed themselves. */
function ownFiles(folder: string): string[] {
  const nested = path.join(folder, 'node_modules');
  return filesIn(folder).filter((file) => !file.startsWith(nested));
}
