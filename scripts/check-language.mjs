// Part of `npm run check`: finds unidiomatic wording, and references to documents outside the repository.
import fs from 'node:fs';
import path from 'node:path';
import './set-up/project.mjs';

/** @type {{ pattern: RegExp, advice: string }[]} */
const RULES = [
  { pattern: /\b(for|to|of) who\b/i, advice: 'write "for users who ...", or another sentence' },
  { pattern: /\bthe one who asks\b/i, advice: 'write "the current user"' },
  { pattern: /\banew\b/i, advice: 'write "again"' },
  { pattern: /\b(come|comes|came) alive\b/i, advice: 'write "hydrate"' },
  {
    pattern: /\b(specification|spec|contract|design brief|brief),? (section )?§?\d/i,
    advice: 'give the reason itself, or a page of docs/',
  },
];

const HAND_WRITTEN = /\.(ts|tsx|mjs|cjs|js|css|graphql|md|yml)$/;
/** Generated files, the demo articles, and this list. */
const SKIPPED = /\.generated\.|^schema\.graphql$|^server\/seed\/articles\/|^scripts\/check-language\.mjs$/;

/** Folders without hand-written files. */
const OTHER_FOLDERS = ['.data', '.git', 'dist', 'node_modules', 'public', 'test-results'];

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return OTHER_FOLDERS.includes(entry.name) ? [] : filesIn(file);
    return HAND_WRITTEN.test(file) && !SKIPPED.test(file) ? [file] : [];
  });

const findings = filesIn('.').flatMap((file) =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      RULES.filter(({ pattern }) => pattern.test(line)).map(
        ({ advice }) => `${file}:${index + 1}: ${line.trim().slice(0, 120)}\n    ${advice}`,
      ),
    ),
);
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exit(1);
}
