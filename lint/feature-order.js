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
  'client/features/diet/bmi-units.ts -> members',
  'client/features/diet/diet-form-values.ts -> members',
  'client/features/diet/food-fields.tsx -> members',
  'client/features/diet/workout-plan-panel.tsx -> workout-plans',
  'client/features/enquiries/ask-us-dialog.content.ts -> privacy',
  'client/features/enquiries/ask-us-dialog.tsx -> members',
  'client/features/plans/membership-plans.tsx -> memberships',
  'client/features/plans/own-membership.tsx -> memberships',
  'client/features/plans/use-place-order.ts -> memberships',
  'client/features/plans/use-place-order.ts -> orders',
  'client/features/reviews/review-form-dialog.tsx -> members',
  'client/features/workout-plans/exercise-sets.tsx -> trained-exercises',
  'common/diet/diet-details.form.ts -> members',
  'common/enquiries/enquiry.form.ts -> members',
  'common/reviews/review.form.ts -> members',
  'server/features/accounts/account-removal.service.ts -> activity',
  'server/features/accounts/profile-texts.ts -> members',
  'server/features/accounts/role.enums.ts -> auth',
  'server/features/accounts/user.entity.ts -> auth',
  'server/features/accounts/user.entity.ts -> members',
  'server/features/accounts/user.service.ts -> auth',
  'server/features/accounts/user.service.ts -> members',
  'server/features/accounts/viewer.resolver.ts -> auth',
  'server/features/activity/activity-recording.service.ts -> members',
  'server/features/activity/activity.routes.ts -> members',
  'server/features/activity/activity.service.ts -> reviews',
  'server/features/activity/visit-statistics.resolver.ts -> progress',
  'server/features/activity/visit-statistics.service.ts -> progress',
  'server/features/activity/visit-statistics.type.ts -> progress',
  'server/features/auth/feature.ts -> privacy',
  'server/features/auth/sign-up.service.ts -> members',
  'server/features/auth/sign-up.service.ts -> privacy',
  'server/features/bulk-changes/feature.ts -> privacy',
  'server/features/consents/consent.entity.ts -> privacy',
  'server/features/consents/consent.enums.ts -> privacy',
  'server/features/consents/consent.input.ts -> privacy',
  'server/features/consents/consent.resolver.ts -> auth',
  'server/features/consents/consent.service.ts -> auth',
  'server/features/consents/consent.service.ts -> diet',
  'server/features/consents/consent.service.ts -> measurements',
  'server/features/consents/consent.service.ts -> privacy',
  'server/features/consents/consent.service.ts -> workout-plans',
  'server/features/consents/consent.type.ts -> privacy',
  'server/features/diet/diet-descriptions.ts -> members',
  'server/features/diet/diet.input.ts -> members',
  'server/features/diet/diet.resolver.ts -> privacy',
  'server/features/diet/feature.ts -> privacy',
  'server/features/enquiries/enquiry.entity.ts -> members',
  'server/features/enquiries/enquiry.input.ts -> members',
  'server/features/enquiries/enquiry.resolver.ts -> privacy',
  'server/features/enquiries/enquiry.service.ts -> privacy',
  'server/features/enquiries/feature.ts -> privacy',
  'server/features/idempotency/feature.ts -> privacy',
  'server/features/journal/entry-texts.ts -> memberships',
  'server/features/journal/entry-texts.ts -> orders',
  'server/features/journal/entry-types.ts -> activity',
  'server/features/journal/entry-types.ts -> orders',
  'server/features/journal/health-data-reading.type.ts -> auth',
  'server/features/journal/journal-entry.entity.ts -> auth',
  'server/features/journal/journal.resolver.ts -> trainers',
  'server/features/measurements/measurement-consent.ts -> members',
  'server/features/measurements/measurement.rest.ts -> members',
  'server/features/measurements/measurements.ts -> members',
  'server/features/member-imports/feature.ts -> privacy',
  'server/features/members/member-summary-sources.ts -> follow-ups',
  'server/features/memberships/membership-administration.service.ts -> members',
  'server/features/memberships/membership.service.ts -> members',
  'server/features/orders/order.loaders.ts -> receipts',
  'server/features/orders/order.loaders.ts -> sales',
  'server/features/reviews/review-signature.embedded.ts -> members',
  'server/features/reviews/review.input.ts -> members',
  'server/features/sales/feature.ts -> privacy',
  'server/features/security-log/feature.ts -> privacy',
  'server/features/trainers/trainer-assignment.resolver.ts -> members',
  'server/features/trainers/trainer-assignment.service.ts -> members',
  'server/features/trainers/trainer.entity.ts -> members',
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
