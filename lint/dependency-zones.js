/**
 * Which folder may import which. The folders are read from the disk at every run: a new feature is covered at once,
 * and a new folder that has no row below may import nothing but `common` until it gets one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { TEST_FILES } from './file-kinds.js';
import { matcher } from './globs.js';

const root = path.resolve(import.meta.dirname, '..');

/** Imports that a folder of server/ may have besides itself and common. */
const SERVER_FOLDERS = {
  lib: [],
  database: ['server/lib'],
  'embedded-postgres': ['server/lib'],
  'rate-limits': ['server/lib'],
  storage: ['server/lib'],
  backup: ['server/lib', 'server/database', 'server/storage'],
  graphql: ['server/lib', 'server/database'],
  http: ['server/lib', 'server/database', 'server/storage'],
  'hot-path': ['server/lib', 'server/graphql', 'server/http'],
  rest: ['server/lib'],
  ssr: ['server/lib', 'server/graphql', 'server/http', 'server/hot-path'],
  jobs: ['server/lib', 'server/database'],
  mail: ['server/lib', 'server/jobs'],
  mailbox: ['server/lib', 'server/jobs', 'server/mail', 'server/http'],
  'receipt-links': ['server/lib', 'server/graphql', 'server/http', 'server/mail'],
  composition: ['server'],
  seed: [
    'server/lib',
    'server/database',
    'server/features',
    'server/composition/services/sales.ts',
    'server/composition/services/days.ts',
  ],
};

/** Modules of server/graphql that resolvers import. They do not import any feature. */
const GRAPHQL_FOR_FEATURES = [
  'access-decorators',
  'argument-json',
  'connection',
  'context',
  'current-user',
  'date-range',
  'descriptions',
  'enums',
  'loaders',
  'member-access',
  'message-payload',
  'money.type',
  'sort-direction',
  'query-cost',
  'repeatable',
  'date.scalar',
  'selected-fields',
].map((name) => `server/graphql/${name}.ts`);

/** The interface of client/navigation. Its other files may not be imported from outside the folder. */
const NAVIGATION = 'client/navigation/navigation.ts';

/** Names that the scripts before hydration and the code of a page share. */
const MARKS = 'client/before-hydration/marks.ts';

/** Imports that a folder of client/ may have besides itself and common. */
const CLIENT_FOLDERS = {
  graphql: [],
  styles: [],
  'service-worker': [
    'client/lib',
    'client/app/site-update.ts',
    'client/features/exercises/exercises.page.generated.ts',
  ],
  lib: ['client/graphql'],
  navigation: ['client/lib'],
  'before-hydration': ['client/lib', 'client/components/color-schemes.ts'],
  components: ['client/graphql', 'client/lib', NAVIGATION, MARKS],
  developers: ['client/lib', 'client/components'],
  app: [
    'client/developers',
    'client/graphql',
    'client/lib',
    NAVIGATION,
    'client/before-hydration',
    'client/components',
    'client/features',
  ],
};

const ENTRY_SERVER = 'client/entry-server.tsx';

/**
 * What files may import.
 * @typedef {{ matches: (file: string) => boolean, allows: (imported: string) => boolean, message: string }} Zone
 */

const isTest = matcher(TEST_FILES);

const ZONES = zones();

/**
 * The last zone that matches a file is the one that counts.
 * @param {string} file
 */
export function zoneOf(file) {
  return isTest(file) ? undefined : ZONES.findLast(({ matches }) => matches(file));
}

/** @returns {Zone[]} */
function zones() {
  const serverFeatures = foldersOf('server/features');
  const clientFeatures = foldersOf('client/features');
  const sharedByFeatures = [
    'server/lib',
    'server/database',
    'server/storage',
    'server/jobs',
    'server/mail',
    'server/rate-limits',
    ...GRAPHQL_FOR_FEATURES,
    'server/rest',
    'server/features',
  ];

  return [
    folder('common', ['package.json']),
    folder('migrations', ['server/database/migration-steps.ts']),

    ...foldersOf('server', ['features', 'test']).map((name) =>
      folder(`server/${name}`, rowOf(SERVER_FOLDERS, name)),
    ),
    ...serverFeatures.map((name) => folder(`server/features/${name}`, sharedByFeatures)),
    files('server/features/feature.ts', [
      'server/database/old-rows.ts',
      'server/database/summary-repair.ts',
      'server/jobs',
      'server/lib',
      'server/rate-limits',
      'server/rest/route.ts',
      'server/features/entry-definition.ts',
      'server/features/studio-table.ts',
    ]),
    files('server/*.ts', ['server']),
    files('server/{main,dev,*-client}.ts', ['server', ENTRY_SERVER, 'scripts/build/source-plugins.ts']),
    files('server/config.ts', ['server/lib']),
    files('server/http/failures.ts', [
      'server/http',
      'server/lib',
      'server/database',
      'server/graphql/format-error.ts',
    ]),

    ...foldersOf('client', ['features', 'test', 'public']).map((name) =>
      folder(`client/${name}`, rowOf(CLIENT_FOLDERS, name)),
    ),
    ...clientFeatures.map((name) =>
      folder(`client/features/${name}`, [
        'client/graphql',
        'client/lib',
        NAVIGATION,
        'client/components',
        'client/features',
      ]),
    ),
    files('client/*.{ts,tsx}', [
      'client/app',
      'client/developers',
      'client/lib',
      'client/styles',
      NAVIGATION,
    ]),
    files(ENTRY_SERVER, [
      'client/app',
      'client/before-hydration',
      'client/lib',
      'server/ssr/client-entry.ts',
    ]),
  ];
}

/** @param {Record<string, string[]>} table @param {string} name */
function rowOf(table, name) {
  return table[name] ?? [];
}

/** @param {string} name @param {string[]} allowed */
function folder(name, allowed) {
  return files(`${name}/**`, [name, ...allowed]);
}

/**
 * @param {string} pattern
 * @param {string[]} allowed
 * @returns {Zone}
 */
function files(pattern, allowed) {
  const all = [...new Set(['common', ...allowed])];
  const folders = all.filter((name) => !path.extname(name));
  const files = new Set(all.map(withoutExtension).filter((name) => !folders.includes(name)));
  const more = files.size > 0 ? ' and the files listed in lint/dependency-zones.js' : '';
  return {
    matches: matcher([pattern]),
    allows: (imported) =>
      files.has(withoutExtension(imported)) || folders.some((name) => imported.startsWith(`${name}/`)),
    message: `${pattern} may import ${folders.join(', ')}${more}.`,
  };
}

/** @param {string} file */
function withoutExtension(file) {
  return file.replace(/\.tsx?$/, '');
}

/** @param {string} parent @param {string[]} [without] */
function foldersOf(parent, without = []) {
  const entries = fs.readdirSync(path.join(root, parent), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !without.includes(entry.name))
    .map((entry) => entry.name);
}
