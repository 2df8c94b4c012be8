import { runCaptured } from './run-captured.mjs';

const node = process.execPath;
const bin = (/** @type {string} */ file) => `node_modules/${file}`;

/** What CI checks besides the tests; generated files are compared, never rewritten. */
const CHECKS = [
  { name: 'types', args: [bin('typescript/bin/tsc'), '--noEmit'] },
  {
    name: 'lint',
    args: [
      bin('eslint/bin/eslint.js'),
      '.',
      '--cache',
      '--cache-location',
      '.data/eslint/',
      '--max-warnings',
      '0',
    ],
  },
  { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '.', '--check', '--log-level', 'warn'] },
  { name: 'language', args: ['scripts/check-language.mjs'] },
  { name: 'links in the documentation', args: ['scripts/check-links.mjs'] },
  { name: 'docs/settings.md is up to date', args: ['scripts/settings-page.mjs', '--check'] },
  { name: 'schema.graphql is up to date', args: ['scripts/run-typescript.mjs', 'scripts/check-schema.ts'] },
  {
    name: 'generated types and hooks are up to date',
    args: [bin('@graphql-codegen/cli/esm/bin.js'), '--check'],
  },
  {
    name: 'migrations match the entities',
    args: ['scripts/run-typescript.mjs', 'scripts/check-migrations.ts'],
  },
];

/**
 * Runs lint in parallel with the other checks: it takes as long as all of them together, on one core.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const isLint = (/** @type {typeof CHECKS[number]} */ { name }) => name === 'lint';
  const results = await Promise.all([
    runSequentially(CHECKS.filter(isLint)),
    runSequentially(CHECKS.filter((check) => !isLint(check))),
  ]);
  const failed = results.flat().filter((isPassed) => !isPassed).length;
  return { passed: CHECKS.length - failed, failed };
}

/** @param {typeof CHECKS} checks */
async function runSequentially(checks) {
  const results = [];
  for (const check of checks) results.push(await runCheck(check));
  return results;
}

/** @param {typeof CHECKS[number]} check */
export async function runCheck({ name, args }) {
  const startedAt = Date.now();
  const { code, output } = await runCaptured(node, args);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}
