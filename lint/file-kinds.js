/** Tests and their helpers: they may import anything and are allowed to be longer. */
export const TEST_FILES = [
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  'server/test/**',
  'client/test/**',
  'tests/**',
];

/** The code that is shipped. */
export const PRODUCT_FILES = ['server/**/*.ts', 'client/**/*.{ts,tsx}', 'common/**/*.ts'];

export const TYPESCRIPT_FILES = ['**/*.{ts,tsx}'];

/** Plain JavaScript: scripts, tools and configuration, checked without types. */
export const SCRIPT_FILES = ['**/*.{js,mjs,cjs}'];

/** Configuration. For oxlint, a pattern without a slash would match in every folder. */
export const ROOT_FILES = ['./*.ts'];
