import { SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { ORDER } from './support/query-fields';

const PERIODS = ['current', 'upcoming', 'previous']
  .map((name) => `${name} { offer { id } order { ${ORDER} } }`)
  .join(' ');

// Pages are short enough for all of them to be asked for at once, without the export, which costs half of a document.
const VIEWER = [
  'deviceSessions { id }',
  'consents { id }',
  'secondFactor { addedAt recoveryCodesLeft hasApp passkeys { id name } }',
  'healthDataReadings(first: 4) { nodes { readerName } totalCount { count } }',
];

const USER = [
  `memberships { pendingOrder { ${ORDER} } ${PERIODS} }`,
  'nextPeriods { startsAt }',
  `orders(first: 4) { nodes { ${ORDER} } totalCount { count } }`,
];

export const operations: FeatureOperations = {
  queries: {
    me: { callers: SIGNED_IN, call: `{ me { ${VIEWER.join(' ')} user { ${USER.join(' ')} } } }` },
    user: { callers: SIGNED_IN, call: (ids) => `{ user(id: "${ids.member}") { name } }` },
  },
  embedded: {
    Viewer: 'there is only one for a client',
  },
};
