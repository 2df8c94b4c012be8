/** Rules that oxlint does not have. */
import { parseSync, Visitor } from 'vite';
import { PRODUCT_FILES, TEST_FILES } from './file-kinds.js';
import { matcher } from './globs.js';
import { disorderedImports, forbiddenImports, longPaths } from './import-problems.js';
import { importsIn } from './imports.js';
import { screenTexts } from './screen-texts.js';
import { settingsReads } from './settings-reads.js';

const MAX_PARAMETERS = 3;

/** Tools that are run by hand. */
const isTool = matcher(['tools/**']);

const isTest = matcher(TEST_FILES);
const isProduct = matcher(PRODUCT_FILES);
/** Files that show texts, and are not files of texts. */
const isScreen = matcher(['client/**/*.tsx', 'client/**/use-*.ts', 'client/app/**/*.ts']);
const isContent = matcher(['client/**/*.content.ts']);

/**
 * @param {string} file its path from the root of the repository
 * @param {string} text
 * @returns {string[]}
 */
export function sourceProblems(file, text) {
  const { program, module } = parseSync(file, text);
  const imports = importsIn(module, text);
  const problems = [
    ...forbiddenImports(file, imports),
    ...longPaths(file, imports),
    ...disorderedImports(imports, text),
    ...(isTool(file) ? [] : syntaxProblems(program)),
    ...(isProduct(file) && !isTest(file) ? settingsReads(program) : []),
    ...(isScreen(file) && !isContent(file) && !isTest(file) ? screenTexts(program) : []),
  ];
  return problems.map(
    ({ start, message }) => `${file}:${text.slice(0, start).split('\n').length}: ${message}`,
  );
}

/**
 * Constructors take the dependencies of a class, and the signature of a callback is that of a library.
 * @param {import('vite').ESTree.Program} program
 */
function syntaxProblems(program) {
  /** @type {import('./import-problems.js').Problem[]} */
  const problems = [];
  /** @param {{ start: number, params: unknown[] } | import('vite').ESTree.Expression | null} node */
  const check = (node) => {
    if (node && 'params' in node && node.params.length > MAX_PARAMETERS)
      problems.push({ start: node.start, message: 'More than three parameters: take an object.' });
  };
  new Visitor({
    FunctionDeclaration: check,
    MethodDefinition: ({ kind, value }) => check(kind === 'constructor' ? null : value),
    VariableDeclarator: ({ init }) => check(init),
    // An imported type would bypass the import rules; `typeof import('package')` is fine.
    TSImportType: ({ source, start }) => {
      if (/^[.#]/.test(source.value))
        problems.push({ start, message: 'Write an import statement, which the import rules check.' });
    },
  }).visit(program);
  return problems;
}
