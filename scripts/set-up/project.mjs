import path from 'node:path';

/** Folder of the project; every script works from there, wherever it was called. */
export const projectFolder = path.resolve(import.meta.dirname, '../..');

process.chdir(projectFolder);
