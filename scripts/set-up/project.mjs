import { fileURLToPath } from 'node:url';

/**
 * Folder of the project, which becomes the working directory of every script.
 * Must run on very old versions of Node too, so that these can report that they are not supported.
 */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

process.chdir(projectFolder);
