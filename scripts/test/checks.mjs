import { runCaptured } from './run-captured.mjs';

/** @typedef {{ name: string, args: string[] }} Check a Node script that exits with status 0 if it finds nothing */

const node = process.execPath;
const bin = (/** @type {string} */ file) => `node_modules/${file}`;

/** The native compiler takes a quarter of the time of the package `typescript`, which ESLint needs for its API. */
export const TYPES = { name: 'types', args: [bin('typescript-native/bin/tsc'), '--noEmit'] };

/** Cached by content, since a fresh checkout has new modification times. */
export const PRETTIER = [
  bin('prettier/bin/prettier.cjs'),
  '--check',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  '.data/checks/prettier',
];

/** All checks of CI except the tests. Generated files are compared, never rewritten. */
const CHECKS = [
  TYPES,
  {
    name: 'lint',
    args: [
      bin('eslint/bin/eslint.js'),
      '.',
      '--cache',
      '--cache-location',
      '.data/checks/eslint/',
      '--max-warnings',
      '0',
    ],
  },
  { name: 'format', args: [...PRETTIER, '.', '--log-level', 'warn'] },
  { name: 'language', args: ['scripts/check-language.mjs'] },
  { name: 'links in the documentation', args: ['scripts/check-links.mjs'] },
  { name: 'docs/settings.md is up to date', args: ['scripts/generate-settings-page.mjs', '--check'] },
  {
    name: 'schema.graphql is up to date',
    args: ['scripts/run-typescript.mjs', 'scripts/generate-schema.ts', '--check'],
  },
  {
    name: 'generated types and hooks are up to date',
    args: [bin('@graphql-codegen/cli/esm/bin.js'), '--check'],
  },
  {
    name: 'migrations match the entities',
    args: ['scripts/run-typescript.mjs', 'scripts/check-migrations.ts'],
  },
];

/** The build that the journeys need. */
export const BUILD = { name: 'build', args: ['scripts/test/build.mjs'] };

/**
 * Runs lint, which uses one core, in parallel with all other checks, which together take as long.
 * @param {Check[]} [more] further checks
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(more = []) {
  const checks = [...CHECKS, ...more];
  const isLint = (/** @type {Check} */ { name }) => name === 'lint';
  const results = await Promise.all([
    runSequentially(checks.filter(isLint)),
    runSequentially(checks.filter((check) => !isLint(check))),
  ]);
  const failed = results.flat().filter((isPassed) => !isPassed).length;
  return { passed: checks.length - failed, failed };
}

/** @param {Check[]} checks */
async function runSequentially(checks) {
  const results = [];
  for (const check of checks) results.push(await runCheck(check));
  return results;
}

/** @param {Check} check */
export async function runCheck({ name, args }) {
  const startedAt = Date.now();
  const { code, output } = await runCaptured(node, args);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}
