import { API_KEY_BUDGET } from '#common/api-keys/limits';

/** How many permissions of a key are listed by name. */
const LISTED_MAX = 6;

/** Texts of the tab about API keys. */
export const apiKeysContent = {
  lead: 'With a key, a program such as a turnstile, a form of your website or the software of your accountant uses the API in your name.',
  failed: 'The API keys did not load.',
  actionFailed: 'That did not work. Please try again.',
  none: 'No program uses the API yet.',
  ending: (ending: string) => `ends in ${ending}`,
  owner: (name: string) => `Made by ${name}`,
  permissions: (labels: readonly string[]) =>
    labels.length <= LISTED_MAX
      ? labels.join(', ')
      : `${labels.slice(0, LISTED_MAX - 1).join(', ')} and ${labels.length - LISTED_MAX + 1} more`,
  expires: (moment: string) => `Expires ${moment}`,
  expired: 'Expired',
  lastUsed: (moment: string) => `last used ${moment}`,
  neverUsed: 'never used',
  addresses: (list: string) => `only from ${list}`,
  budget: `Requests with one key may cost ${API_KEY_BUDGET.toLocaleString('en')} points a minute together.`,
  descriptions: { lead: 'Try the API:', graphql: 'GraphQL explorer', rest: 'REST reference' },
  add: {
    action: 'Make an API key',
    title: 'Make an API key',
    lead: 'Give it only what the program needs. You can revoke it at any time; it never may do more than you.',
    name: 'What it is for',
    namePlaceholder: 'Turnstile',
    permissions: 'What it may do',
    expires: 'Expires',
    inDays: (days: number) => (days === 365 ? 'After a year' : `After ${days} days`),
    addresses: 'Only from these addresses (optional)',
    addressesHint: 'IP addresses or networks such as 203.0.113.0/24, separated by commas.',
    submit: 'Make key',
  },
  made: {
    title: (name: string) => `The key for ${name}`,
    hint: 'It is not shown again: copy it into the program now.',
    copy: {
      address: 'API key',
      copy: 'Copy key',
      copied: 'Key copied.',
      copyFailed: 'The key could not be copied. Select it and copy it.',
    },
    done: 'Done',
  },
  revoke: {
    action: 'Revoke',
    title: (name: string) => `Revoke the key for ${name}?`,
    lead: 'Requests with it are refused at once. This cannot be undone.',
    submit: 'Revoke key',
  },
};
