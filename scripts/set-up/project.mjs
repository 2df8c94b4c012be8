import { fileURLToPath } from 'node:url';

/**
 * Folder of the project; every script works from there, wherever it was called.
 * Written for the oldest Node that may come here, which is then told that it is too old.
 */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

process.chdir(projectFolder);
