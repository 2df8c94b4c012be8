import { REQUEST_KEY_LENGTH } from '#common/limits';

/** Descriptions that several types of the API have in common. */
export const OPAQUE_ID = 'Opaque identifier.';

export const pathOf = (file: string): string => `Path of ${file}, relative to the origin of the site.`;

export const REQUEST_KEY = `Idempotency key, made by the client: ${REQUEST_KEY_LENGTH.min} to ${REQUEST_KEY_LENGTH.max} letters, digits, hyphens or underscores.`;

/** Description of the key of a `Repeatable` mutation. */
export const REPEATABLE_KEY = `${REQUEST_KEY} For 24 hours, repeating it returns what the first request made.`;

/** Description of the key of a `Repeatable` mutation that returns a secret. */
export const ONCE_KEY = `${REQUEST_KEY} For 24 hours, repeating it is refused with the reason \`ALREADY_DONE\` and the id of what was made in \`extensions.id\`: the secret is readable once.`;

export const SECONDS_AGO =
  'How many seconds ago the user made the change, if the device had no connection; more than 30 days count as 30 days.';

export const SORT_FIELD = 'Property to sort by.';

/** How the lists of staff find short words. */
export const SHORT_WORDS =
  'Words of one or two characters have to begin a word of the name, the address or the phone number; those without a letter or digit are ignored.';

/** Who may search for members in a list that may be read without them. */
export const SEARCH_ACCESS =
  'Searching also requires `members:read-any` or `members:read-assigned`, except in what is one’s own.';

export const PART_CURSOR = 'Cursor at which the previous part of the file ended.';
