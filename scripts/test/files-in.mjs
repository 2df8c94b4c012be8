import fs from 'node:fs';
import path from 'node:path';

/** Folders without hand-written files. */
const OTHER_FOLDERS = [
  '.data',
  '.git',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'public',
  'test-results',
];

/**
 * All files that may be hand-written.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return OTHER_FOLDERS.includes(entry.name) ? [] : filesIn(file);
    return [file];
  });
}
