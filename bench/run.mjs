// npm run bench [-- --quick]: Bhor against its peers, with the same data and the same questions.
import fs from 'node:fs';
import path from 'node:path';
import '../scripts/set-up/project.mjs';
import { requireNode } from '../scripts/set-up/require-node.mjs';

requireNode();
const { readOptions } = await import('./options.mjs');
const { ensureInstalled } = await import('../scripts/set-up/ensure-installed.mjs');
const { installPeers } = await import('./peers/install.mjs');

const options = readOptions();
await ensureInstalled();
await installPeers();
const { requireCounters } = await import('./measure/processes.mjs');
const { compare } = await import('./compare.mjs');
const { reportOf } = await import('./report/report.mjs');

requireCounters();
// The servers are stopped when this process exits.
process.once('SIGINT', () => process.exit(1));
const results = await compare(options);
const report = reportOf(results);
console.log(`\n${report}`);
fs.writeFileSync(path.join(options.directory, 'report.md'), report);
fs.writeFileSync(path.join(options.directory, 'results.json'), JSON.stringify(results, null, 2));
console.log(`Written to ${options.directory}: report.md and results.json, which has every round.`);
process.exit();
