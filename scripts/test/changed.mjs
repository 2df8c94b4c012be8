import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Files that differ from `base`, committed or not, and still exist.
 * @param {string} base a commit or branch
 */
export function changedFiles(base) {
  const from = git('merge-base', base, 'HEAD')[0] ?? base;
  const files = [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => fs.existsSync(file));
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/**
 * Paths whose tests cover these files: for a feature, its folders in server/ and client/; for a file of common/, also
 * the features that import it; for other code, its own folder, or the test next to a file that is in none.
 * @param {string[]} files
 * @returns {string[]} path filters for the command line of Vitest
 */
export function testFolders(files) {
  const folders = new Set();
  for (const file of files) for (const folder of foldersOf(file)) folders.add(folder);
  return [...folders].sort();
}

const SOURCE = /\.(ts|tsx|graphql|json|css)$/;

/** @param {string} file */
function foldersOf(file) {
  if (/^(lint\/|oxlint\.config)/.test(file)) return ['tests/architecture/lint.'];
  if (!SOURCE.test(file)) return [];
  const [side = ''] = file.split('/');
  if (side === 'server' || side === 'client') return testsBeside(file);
  if (side === 'migrations') return ['server/database/'];
  if (side === 'common') return ['common/', ...featuresThatImport(file)];
  return file.startsWith('tests/architecture/') ? ['tests/architecture/'] : [];
}

/** @param {string} file in `server/` or `client/` */
function testsBeside(file) {
  const [side, part, feature] = path.posix.dirname(file).split('/');
  if (feature && part === 'features')
    return [`server/features/${feature}/`, `client/features/${feature}/`, ...listTests(file)];
  return part && part !== 'features' ? [`${side}/${part}/`] : [file.replace(/\.\w+$/, '')];
}

/**
 * The tests of lists that cover all features: `parts.test.ts` checks what each `feature.ts` lists, the architecture
 * tests the permissions, cost and SQL statements of every GraphQL operation.
 * @param {string} file
 */
function listTests(file) {
  if (/\.(resolver|type|input|entity)\.ts$/.test(file)) return ['tests/architecture/'];
  return file.endsWith('/feature.ts') ? ['server/composition/parts'] : [];
}

/** @param {string} file in `common/` */
function featuresThatImport(file) {
  const name = `#common/${file.slice('common/'.length).replace(/\.ts$/, '')}'`;
  const importers = search(name);
  return importers.flatMap((importer) => {
    const [side, part, feature] = importer.split('/');
    return part === 'features' ? [`${side}/features/${feature}/`] : [];
  });
}

/** @param {string} text */
function search(text) {
  try {
    return git('grep', '-lF', text, '--', 'server/features', 'client/features');
  } catch {
    // `git grep` exits with status 1 if nothing matches.
    return [];
  }
}
