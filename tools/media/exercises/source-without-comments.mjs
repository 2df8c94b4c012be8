import fs from 'node:fs';
import path from 'node:path';

/** Lines and blocks that consist of a comment only; in Python docstrings too. */
const COMMENTS = {
  '.mjs': /^\s*(?:\/\/.*|\/\*\*(?:(?!\*\/)[\s\S])*\*\/)$\n?/gm,
  '.py': /^\s*(?:#.*|"""(?:(?!""")[\s\S])*""")$\n?/gm,
};

/**
 * Source code for fingerprints, which edited comments must not change.
 * @param {string} file
 */
export function sourceWithoutComments(file) {
  return fs.readFileSync(file, 'utf8').replace(COMMENTS[path.extname(file)], '');
}
