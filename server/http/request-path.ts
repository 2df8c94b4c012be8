import type { IncomingMessage } from 'node:http';
import type { Failure } from './failure';

/**
 * No file or page has a longer path. Files are looked up by normalising the path, which takes quadratic time for one
 * with many `../`.
 */
export const PATH_LENGTH_MAX = 1000;

const ANY_ORIGIN = 'http://localhost';

/** The path of a request, without its query string. Some clients of proxies send a whole address in its place. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return url.split('?', 1)[0]!;
  return URL.canParse(url, ANY_ORIGIN) ? new URL(url, ANY_ORIGIN).pathname : '/';
}

const TOO_LONG: Failure = { code: 'NOT_FOUND', message: 'The path of this address is too long.' };

/** Refuses a path that is too long as it was sent, with its origin if there is one. */
export const refuseLongPath = ({ url = '' }: Pick<IncomingMessage, 'url'>): Failure | undefined =>
  url.length > PATH_LENGTH_MAX && url.split('?', 1)[0]!.length > PATH_LENGTH_MAX ? TOO_LONG : undefined;

/** The query string of a request with its question mark. Not parsed with `URL`, which throws on malformed addresses. */
export const searchOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string =>
  url.includes('?') ? url.slice(url.indexOf('?')) : '';
