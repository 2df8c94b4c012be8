// npm run bench [-- --quick]: Bhor against its peers, with the same data and the same questions.
import fs from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../scripts/set-up/project.mjs';
import { requireNode } from '../scripts/set-up/require-node.mjs';
import { installPeers } from './peers/install.mjs';
import { readOptions } from './options.mjs';

requireNode();
const { ensureInstalled } = await import('../scripts/set-up/ensure-installed.mjs');
const options = readOptions();
await ensureInstalled();
await installPeers();
const { compare } = await import('./compare.mjs');
const { textOf } = await import('./report/text.mjs');

const results = await compare(options);
const text = textOf(results);
console.log(`\n${text}`);
const folder = path.join(projectFolder, '.data/bench');
fs.writeFileSync(path.join(folder, 'results.txt'), text);
fs.writeFileSync(path.join(folder, 'results.json'), JSON.stringify(results, null, 2));
console.log(`Written to ${folder}/results.txt and results.json.`);
process.exit();
