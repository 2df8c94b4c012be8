// Part of `npm run check`: finds unidiomatic wording, and references to documents outside the repository.
import fs from 'node:fs';
import './set-up/project.mjs';
import { filesIn } from './test/files-in.mjs';

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

const files = filesIn('.').filter((file) => HAND_WRITTEN.test(file) && !SKIPPED.test(file));
const findings = files.flatMap((file) =>
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
