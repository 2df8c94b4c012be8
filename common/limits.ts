import { DAY_MS, MINUTE_MS } from './time';

/** Default number of rows of a list. */
export const PAGE_SIZE_DEFAULT = 20;
/** Maximum number of rows of a GraphQL page. */
export const PAGE_SIZE_MAX = 100;
/** Maximum length of the text that a list is searched for. */
export const SEARCH_LENGTH_MAX = 100;

/** Minimum and maximum length of an idempotency key, in characters. */
export const REQUEST_KEY_LENGTH = { min: 10, max: 64 } as const;

/** Maximum length of the Idempotency-Key of a REST request, in characters. */
export const IDEMPOTENCY_KEY_LENGTH_MAX = 255;
/** How long a REST request with the same Idempotency-Key counts as the same one. */
export const IDEMPOTENCY_KEY_LIFE_MS = DAY_MS;
/** How long the same request without a key counts as sent again by mistake, and the longest that a request runs. */
export const REPEATED_REQUEST_MS = MINUTE_MS;

/** Maximum length of the reason for a decision, such as rejecting an order or hiding a review, in characters. */
export const REASON_LENGTH_MAX = 200;
