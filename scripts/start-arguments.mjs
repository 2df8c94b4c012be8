import fs from 'node:fs';
import path from 'node:path';
import { projectFolder } from './set-up/project.mjs';

/** @type {{ scripts: { start: string } }} */
const { scripts } = JSON.parse(fs.readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));

/** The arguments with which `npm start` runs Node: options and the script. Tests and benchmarks start the product with them, too. */
export const START_ARGUMENTS = scripts.start.split(' ').slice(1);
