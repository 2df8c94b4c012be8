import fs from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../scripts/set-up/project.mjs';

/** @type {{ scripts: { start: string } }} */
const { scripts } = JSON.parse(fs.readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));

/** The arguments with which `npm start` runs Node: options and the script. */
export const START_ARGUMENTS = scripts.start.split(' ').slice(1);
