// npm run fuzz [-- --seed NUMBER --seconds NUMBER]: sends hostile requests to a started server (tests/fuzz).
import { parseArgs } from 'node:util';
import './set-up/project.mjs';
import { requireNode } from './set-up/require-node.mjs';

requireNode();
const { ensureInstalled } = await import('./set-up/ensure-installed.mjs');
const { BLANK_SETTINGS } = await import('./test/blank-settings.mjs');
const { runVisible } = await import('./test/run-visible.mjs');

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, seconds: { type: 'string', default: '60' } },
});
for (const [name, value] of Object.entries(values))
  if (!/^\d+$/.test(value)) {
    console.error(`--${name} takes a whole number.`);
    process.exit(1);
  }

Object.assign(process.env, BLANK_SETTINGS);
await ensureInstalled();
process.exitCode = await runVisible(['node_modules/vitest/vitest.mjs', 'run', 'tests/fuzz'], {
  NODE_ENV: 'test',
  FUZZ_SEED: values.seed,
  FUZZ_SECONDS: values.seconds,
});
