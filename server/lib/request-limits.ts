import { MINUTE_MS } from '#common/time';

/** How long pages and answers with public content are kept at most; a change of content drops them at once. */
export const PUBLIC_CONTENT_LIFE_MS = MINUTE_MS;
/** Maximum number of rows of a REST response; longer lists are paged with a Link header. */
export const REST_PAGE_SIZE_MAX = 1000;
/** Maximum size of a browser error report, in bytes. */
export const CLIENT_ERROR_BYTES_MAX = 16 * 1024;
/** Requests of one connection that may wait for their response: pipelining, which hardly any client does. */
export const OPEN_PER_CONNECTION_MAX = 8;
/** `Retry-After` for a network that has too many requests at the same time, in seconds. */
export const NETWORK_RETRY_AFTER_S = 1;
/** `Retry-After` while the database is unavailable or the server is overloaded, in seconds. */
export const RETRY_AFTER_S = 5;

/** The rest of a rate limit. */
export interface Spent {
  limit: number;
  left: number;
  /** When all of it is available again. */
  resetsAt: Date;
}
