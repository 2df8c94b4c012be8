import { runCaptured } from './run-captured.mjs';

/**
 * A Node script that exits with status 0 if it finds nothing.
 * @typedef {{ name: string, args: string[], showsOutput?: boolean }} Check `showsOutput`: also when it passes
 */

const node = process.execPath;
const bin = (/** @type {string} */ file) => `node_modules/${file}`;

/** The native compiler takes a quarter of the time of the package `typescript`, of which tests need the API. */
export const TYPES = { name: 'types', args: [bin('typescript-native/bin/tsc'), '--noEmit'] };

export const FORMAT = { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'] };

/** @param {string[]} [files] instead of all */
export const lint = (files = []) => [
  {
    name: 'lint',
    args: [
      bin('oxlint/bin/oxlint'),
      '--config',
      'oxlint.config.js',
      // Generated files are ignored, and may be all that has changed.
      '--no-error-on-unmatched-pattern',
      ...files,
    ],
  },
  { name: 'imports and parameters', args: ['scripts/check-structure.mjs', ...files] },
];

/** All checks of CI except the tests. Generated files are compared, never rewritten. */
const CHECKS = [
  TYPES,
  ...lint(),
  FORMAT,
  { name: 'language', args: ['scripts/check-language.mjs'] },
  { name: 'links in the documentation', args: ['scripts/check-links.mjs'] },
  { name: 'docs/settings.md is up to date', args: ['scripts/generate-settings-page.mjs', '--check'] },
  {
    name: 'schema.graphql is up to date',
    args: ['scripts/run-typescript.mjs', 'scripts/generate-schema.ts', '--check'],
  },
  {
    name: 'description of the REST API',
    args: ['scripts/run-typescript.mjs', 'scripts/check-openapi.ts'],
  },
  {
    name: 'breaking changes of the schema are in the changelog',
    args: ['scripts/check-schema-changes.mjs'],
    showsOutput: true,
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

/** Several checks use one core only. */
const CHECKS_AT_ONCE = 2;

/**
 * @param {Check[]} [more] further checks
 * @returns {Promise<import('./results.mjs').Results>}
 */
export async function runChecks(more = []) {
  const checks = [...CHECKS, ...more];
  const waiting = [...checks];
  const failed = new Set();
  const runWaiting = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runCheck(check))) failed.add(check.name);
    }
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, runWaiting));
  return { passed: checks.length - failed.size, failed: failed.size, failures: [...failed] };
}

/** @param {Check} check */
export async function runCheck({ name, args, showsOutput = false }) {
  const startedAt = Date.now();
  const { code, output } = await runCaptured(node, args);
  const isPassed = code === 0;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (!isPassed) console.log(output);
  else if (showsOutput && output) console.log(output.trimEnd().replace(/^/gm, ' '.repeat(10)));
  return isPassed;
}
