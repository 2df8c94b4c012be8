// What oxlint checks. scripts/check-structure.mjs checks imports and what oxlint has no rules for.
import { defineConfig } from 'oxlint';
import { coreRules } from './lint/core-rules.js';
import { PRODUCT_FILES, ROOT_FILES, SCRIPT_FILES, TEST_FILES, TYPESCRIPT_FILES } from './lint/file-kinds.js';
import { sizeCaps } from './lint/size-caps.js';
import { testRules, typescriptRules } from './lint/typescript-rules.js';

/** Only the component `For` sets `data-for`. */
const RAW_AUDIENCE = {
  forbid: [{ propName: 'data-for', message: 'Write <For audience="..."> (client/components/for.tsx).' }],
};

const SETTINGS = { object: 'process', property: 'env', message: 'Settings come from server/config.ts.' };

/** After a change, what is on screen is read again, and what was deleted is evicted from the cache. */
const CACHE_WRITES = ['modify', 'refetchQueries', 'updateQuery', 'writeFragment', 'writeQuery'].map(
  (property) => ({
    property,
    message: 'Use useReread (client/lib/use-reread.ts).',
  }),
);

/** A note is in the list before the server has it. */
const CACHE_WRITERS = ['client/lib/{apollo,use-reread}.ts', 'client/features/admin/drawer/use-new-note.ts'];

/** A leading underscore marks what must be declared but is not used. */
const UNUSED = {
  argsIgnorePattern: '^_',
  destructuredArrayIgnorePattern: '^_',
  varsIgnorePattern: '^_',
  ignoreRestSiblings: true,
};

/** Entry points pass the environment to server/config.ts, which parses it. */
const ENVIRONMENT_READERS = ['server/config.ts', 'server/main.ts', 'server/dev.ts', 'server/run.ts'];

/** These pass the environment to the PostgreSQL processes, and read no settings. */
const PROCESS_SPAWNERS = ['server/embedded-postgres/{run-as,processes}.ts'];

export default defineConfig({
  plugins: ['eslint', 'import', 'react', 'typescript'],
  // Every rule is listed.
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist/',
    '.data/',
    '**/*.generated.ts',
    'client/public/',
    'playwright-report/',
    'test-results/',
    'coverage/',
    // It may be a link, which is not ignored by itself.
    'node_modules',
  ],
  env: { builtin: true, node: true },
  rules: {
    ...coreRules,
    'no-unused-vars': ['error', UNUSED],
    'import/first': 'error',
    'import/no-duplicates': ['error', { preferInline: true }],
  },
  overrides: [
    {
      files: TYPESCRIPT_FILES,
      rules: {
        ...typescriptRules,
        'import/no-cycle': ['error', { ignoreExternal: true, ignoreTypes: false }],
        'import/no-default-export': 'error',
      },
    },
    { files: ROOT_FILES, rules: { 'import/no-default-export': 'off' } },
    // The compiler finds these in TypeScript.
    { files: SCRIPT_FILES, rules: { 'no-undef': 'error', 'no-unsafe-optional-chaining': 'error' } },
    {
      files: PRODUCT_FILES,
      excludeFiles: TEST_FILES,
      rules: {
        'no-console': 'error',
        'no-restricted-properties': ['error', SETTINGS],
      },
    },
    {
      files: ['client/**/*.{ts,tsx}'],
      excludeFiles: [...TEST_FILES, ...CACHE_WRITERS],
      rules: { 'no-restricted-properties': ['error', SETTINGS, ...CACHE_WRITES] },
    },
    {
      files: [...ENVIRONMENT_READERS, ...PROCESS_SPAWNERS],
      rules: { 'no-restricted-properties': 'off' },
    },
    // Console output at start-up.
    { files: ['server/{main,dev,run}.ts', 'server/{start,console}*.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['client/**/*.{ts,tsx}'],
      rules: {
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/forbid-component-props': ['error', RAW_AUDIENCE],
        'react/forbid-dom-props': ['error', RAW_AUDIENCE],
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
        'react/void-use-memo': 'error',
      },
    },
    { files: TEST_FILES, rules: testRules },
    ...sizeCaps(),
    {
      // Tools that are run by hand.
      files: ['tools/**'],
      rules: { complexity: 'off', 'max-depth': 'off', 'no-param-reassign': 'off' },
    },
  ],
});
