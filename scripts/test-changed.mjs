// npm run test:changed [-- <base>]: checks the types of all files, and lints and tests only what differs from `base`,
// by default the branch main.
import './set-up/project.mjs';
import { requireNode } from './set-up/require-node.mjs';

requireNode();
const { ensureInstalled } = await import('./set-up/ensure-installed.mjs');
const { BLANK_SETTINGS } = await import('./test/blank-settings.mjs');
const { changedFiles, testFolders } = await import('./test/changed.mjs');
const { FORMAT, lint, runCheck, TYPES } = await import('./test/checks.mjs');
const { runVisible } = await import('./test/run-visible.mjs');

Object.assign(process.env, BLANK_SETTINGS);
await ensureInstalled();
const files = changedFiles(process.argv[2] ?? 'main');
const folders = testFolders(files);
console.log(`${files.length} changed files, tests in ${folders.join(', ') || 'no folder'}`);

const results = await Promise.all([
  runCheck({
    ...TYPES,
    args: [...TYPES.args, '--incremental', '--tsBuildInfoFile', '.data/checks/types.json'],
  }),
  lintAndFormat(),
]);
const tests = folders.length === 0 ? 0 : await runVisible(vitest(folders), { NODE_ENV: 'test' });
process.exitCode = results.flat().every(Boolean) && tests === 0 ? 0 : 1;

async function lintAndFormat() {
  const code = files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file));
  const format = { ...FORMAT, args: [...FORMAT.args, '--no-error-on-unmatched-pattern', ...files] };
  const checks = [...(code.length > 0 ? lint(code) : []), ...(files.length > 0 ? [format] : [])];
  const results = [];
  for (const check of checks) results.push(await runCheck(check));
  return results;
}

/** @param {string[]} paths */
function vitest(paths) {
  return ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--passWithNoTests', ...paths];
}
