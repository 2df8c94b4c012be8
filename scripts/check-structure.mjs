// Part of `npm run lint`: what may import what, the order of imports, and numbers of parameters, in all files or in the
// given ones. The tables are in lint/.
import fs from 'node:fs';
import './set-up/project.mjs';
import { sourceProblems } from '../lint/source-problems.js';
import { filesIn } from './test/files-in.mjs';

const named = process.argv.slice(2);
const problems = (named.length > 0 ? named : filesIn('.'))
  .filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file) && !file.includes('.generated.'))
  .flatMap((file) => sourceProblems(file, fs.readFileSync(file, 'utf8')));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
