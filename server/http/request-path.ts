import type { IncomingMessage } from 'node:http';

const ANY_ORIGIN = 'http://localhost';

/** The path of a request, without its query string. Some clients of proxies send a whole address in its place. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return url.split('?', 1)[0]!;
  return URL.canParse(url, ANY_ORIGIN) ? new URL(url, ANY_ORIGIN).pathname : '/';
}

/** The query string of a request with its question mark. Not parsed with `URL`, which throws on malformed addresses. */
export const searchOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string =>
  url.includes('?') ? url.slice(url.indexOf('?')) : '';
