import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import { coreRules } from './eslint/core-rules.js';
import { dependencyZones } from './eslint/dependency-zones.js';
import { PRODUCT_FILES, SCRIPT_FILES, TEST_FILES } from './eslint/file-kinds.js';
import { restrictedImports } from './eslint/restricted-imports.js';
import { sizeCaps } from './eslint/size-caps.js';

/** Only the component `For` sets `data-for`. */
const RAW_AUDIENCE = 'JSXAttribute[name.name="data-for"]';

/** Except for constructors, which take the dependencies of a class, and callbacks, whose signature a library defines. */
const TOO_MANY_PARAMETERS = [
  'FunctionDeclaration[params.length>3]',
  'MethodDefinition[kind!="constructor"] > FunctionExpression[params.length>3]',
  'VariableDeclarator > :function[params.length>3]',
].join(', ');

/** `import('./file').Type` would bypass the dependency rules; `typeof import('package')` is fine. */
const INLINE_TYPE_IMPORT = 'TSImportType[source.value=/^[.#]/]';

/**
 * A leading underscore marks what must be declared but is not used.
 * @type {import('eslint').Linter.RuleEntry}
 */
const UNUSED = [
  'error',
  {
    argsIgnorePattern: '^_',
    destructuredArrayIgnorePattern: '^_',
    varsIgnorePattern: '^_',
    ignoreRestSiblings: true,
  },
];

/** Entry points pass the environment to server/config.ts, which parses it. */
const ENVIRONMENT_READERS = ['server/config.ts', 'server/main.ts', 'server/dev.ts', 'server/run.ts'];

/** These pass the environment to the PostgreSQL processes, and read no settings. */
const PROCESS_SPAWNERS = ['server/embedded-postgres/{run-as,processes}.ts'];

export default defineConfig(
  globalIgnores([
    'dist/',
    '.data/',
    '**/*.generated.ts',
    'client/public/',
    'playwright-report/',
    'test-results/',
    'coverage/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    name: 'every file',
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
      // Without these two, no-cycle reads no TypeScript file and finds nothing.
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      ...coreRules,
      'import-x/first': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-useless-path-segments': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
          pathGroups: [{ pattern: '#*/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: ['builtin'],
          'newlines-between': 'never',
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: RAW_AUDIENCE, message: 'Write <For audience="..."> (client/components/for.tsx).' },
        { selector: TOO_MANY_PARAMETERS, message: 'More than three parameters: take an object.' },
        { selector: INLINE_TYPE_IMPORT, message: 'Write an import statement, which the import rules check.' },
      ],
    },
  },

  {
    name: 'TypeScript',
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.recommendedTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/no-shadow': 'error',
      '@typescript-eslint/no-unused-vars': UNUSED,
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // GraphQL's node kinds are compared with plain strings.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/prefer-includes': 'off',
      '@typescript-eslint/prefer-string-starts-ends-with': 'off',
      // An implementation of an async interface may have nothing to await.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
    },
  },
  { name: 'configuration', files: ['*.ts'], rules: { 'import-x/no-default-export': 'off' } },

  {
    name: 'product',
    files: PRODUCT_FILES,
    ignores: TEST_FILES,
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings come from server/config.ts.' },
      ],
    },
  },
  {
    name: 'readers of the environment',
    files: [...ENVIRONMENT_READERS, ...PROCESS_SPAWNERS],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    name: 'console output at start-up',
    files: ['server/{main,dev,run}.ts', 'server/{start,console}*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'React',
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },

  {
    name: 'tests: responses and matchers are of type any',
    files: TEST_FILES,
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        'off',
      ]),
    ),
  },

  ...sizeCaps(),
  ...restrictedImports(),
  ...dependencyZones(),

  {
    name: 'JavaScript',
    files: SCRIPT_FILES,
    extends: [typescript.configs.base],
    languageOptions: { globals: nodeGlobals() },
    rules: { 'no-undef': 'error', '@typescript-eslint/no-unused-vars': UNUSED },
  },
  {
    name: 'tools that are run by hand',
    files: ['tools/**'],
    rules: {
      complexity: 'off',
      'max-depth': 'off',
      'no-restricted-syntax': 'off',
      'no-param-reassign': 'off',
    },
  },
);

/** @returns {Record<string, 'readonly'>} */
function nodeGlobals() {
  const names = Object.getOwnPropertyNames(globalThis);
  return Object.fromEntries(
    [...names, 'require', 'module', 'exports', '__dirname'].map((name) => [name, 'readonly']),
  );
}
