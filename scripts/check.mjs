// npm run check: all checks that do not need the running product. Prints a line per check, and the output of failed ones.
import './set-up/project.mjs';
import { requireNode } from './set-up/require-node.mjs';

requireNode();
const { ensureInstalled } = await import('./set-up/ensure-installed.mjs');
const { runChecks } = await import('./test/checks.mjs');

await ensureInstalled();
const { passed, failed } = await runChecks();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
