// npm run check: everything that needs no running product. Prints one line per check, and the output of failed ones.
import './set-up/project.mjs';
import { requireNode } from './set-up/require-node.mjs';

requireNode();
const { ensureInstalled } = await import('./set-up/ensure-installed.mjs');
const { runChecks } = await import('./test/checks.mjs');

await ensureInstalled();
const { passed, failed } = await runChecks();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
