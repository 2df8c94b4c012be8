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
  'legal',
  'offline',
  'profile',
  'service',
  'wellness',
  'why-join',
  'home',
  'admin',
];

/** What does not keep the order yet, as `file -> imported feature`. The list may only shrink. */
/** @type {string[]} */
export const EXCEPTIONS = [
  'client/features/diet/workout-plan-panel.tsx -> workout-plans',
  'client/features/plans/membership-plans.tsx -> memberships',
  'client/features/plans/own-membership.tsx -> memberships',
  'client/features/plans/use-place-order.ts -> memberships',
  'client/features/plans/use-place-order.ts -> orders',
  'server/features/accounts/account-removal.service.ts -> activity',
  'server/features/accounts/user.entity.ts -> members',
  'server/features/activity/activity-recording.service.ts -> members',
  'server/features/auth/sign-up.service.ts -> members',
  'server/features/consents/consent.service.ts -> diet',
  'server/features/consents/consent.service.ts -> measurements',
  'server/features/consents/consent.service.ts -> workout-plans',
  'server/features/memberships/membership-administration.service.ts -> members',
  'server/features/memberships/membership.service.ts -> members',
  'server/features/orders/order.loaders.ts -> receipts',
  'server/features/orders/order.loaders.ts -> sales',
  'server/features/trainers/trainer-assignment.service.ts -> members',
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
  if (order.indexOf(to) < order.indexOf(from) || EXCEPTIONS.includes(`${file} -> ${to}`)) return [];
  return [
    `${from} stands before ${to} in ${LIST}, so it does not know ${to}. Move this to ${to} or to a feature after it, ` +
      `declare in ${from} the interface that ${to} implements, or let the feature.ts of ${to} register what ${from} needs.`,
  ];
}

/** @param {string} file */
function featureOf(file) {
  const [, name = ''] = /^(?:(?:server|client)\/features|common)\/([^/]+)\//.exec(file) ?? [];
  return order.includes(name) ? name : null;
}
