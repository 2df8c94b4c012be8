/**
 * A feature imports only features that stand before it in server/features/features.ts: on the server, in common and in
 * the client, whose folders have the same names.
 */
import fs from 'node:fs';
import path from 'node:path';

const LIST = 'server/features/features.ts';

/** Features that only the client has, whose pages show parts of others. */
const CLIENT_FEATURES = [
  'account',
  'blog',
  'offline',
  'profile',
  'service',
  'wellness',
  'why-join',
  'home',
  'admin',
];

const text = fs.readFileSync(path.resolve(import.meta.dirname, '..', LIST), 'utf8');
const features = [...text.matchAll(/^ {2}'([a-z-]+)',$/gm)].map(([, name]) => name);
const order = [...features, ...CLIENT_FEATURES];

/**
 * Why a file may not import another one.
 * @param {string} file
 * @param {string} imported both from the root of the repository
 * @returns {string[]}
 */
export function orderProblems(file, imported) {
  const [from, to] = [featureOf(file), featureOf(imported)];
  if (from === null || to === null || from === to) return [];
  if (order.indexOf(to) < order.indexOf(from)) return [];
  return [
    `${from} stands before ${to} in ${LIST}, so it does not know ${to}. Move this to ${to} or to a feature after it, ` +
      `declare in ${from} the interface that ${to} implements, or let the feature.ts of ${to} register what ${from} needs.`,
  ];
}

/**
 * The folder that a file is in; null outside of features. One that is not listed, such as common/forms, is lower than
 * all that are.
 * @param {string} file
 */
function featureOf(file) {
  return /^(?:(?:server|client)\/features|common)\/([^/]+)\//.exec(file)?.[1] ?? null;
}
