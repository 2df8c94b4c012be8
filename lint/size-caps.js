/** The caps of CONTRIBUTING.md, in lines of code without blank lines and comments. */
import { TEST_FILES } from './file-kinds.js';

/** @returns {import('oxlint').OxlintOverride[]} */
export function sizeCaps() {
  return [
    cap(['server/**', 'common/**', 'scripts/**', 'migrations/**', 'lint/**'], { file: 200 }),
    cap(['client/**/*.{ts,tsx}'], { file: 150, function: 90 }),
    cap(['server/features/**/*.service.ts'], { file: 200, function: 40 }),
    cap(['server/features/**/*.resolver.ts'], { file: 200, function: 12 }),
    cap(TEST_FILES, { file: 300 }),
  ];
}

/**
 * @param {string[]} files
 * @param {{ file: number, function?: number }} lines
 * @returns {import('oxlint').OxlintOverride}
 */
function cap(files, lines) {
  const counting = { skipBlankLines: true, skipComments: true };
  return {
    files,
    rules: {
      'max-lines': ['error', { max: lines.file, ...counting }],
      'max-lines-per-function': lines.function ? ['error', { max: lines.function, ...counting }] : 'off',
    },
  };
}
