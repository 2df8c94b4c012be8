import type { IncomingMessage } from 'node:http';
import { pathOf } from './request-path';
import type { Headers } from './security-headers';

/** How long browsers may remember what is allowed; most of them do not for longer. */
const PREFLIGHT_SECONDS = 7200;

const EXPOSED = [
  'ETag',
  'Link',
  'Retry-After',
  'X-Request-Id',
  'X-RateLimit-Cost',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
].join(', ');

const PREFLIGHT: Headers = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
  'Access-Control-Allow-Headers':
    'Apollo-Require-Preflight, Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id',
  'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
};

interface CrossOriginParts {
  /** Origins whose pages may call the API. */
  origins: readonly string[];
  /** Paths of the API. */
  paths: readonly string[];
}

/**
 * The headers with which pages of other origins may read answers of the API. Never with cookies: such pages send a token
 * or key.
 */
export function crossOriginHeaders({ origins, paths }: CrossOriginParts): (req: IncomingMessage) => Headers {
  const allowed = new Set(origins);
  const folders = new Set(paths.map(folderOf));
  return (req) => {
    const { origin } = req.headers;
    if (origin === undefined || !allowed.has(origin) || !folders.has(folderOf(pathOf(req)))) return {};
    return {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': EXPOSED,
      ...(req.method === 'OPTIONS' && PREFLIGHT),
    };
  };
}

/** The first segment of a path. */
const folderOf = (path: string): string => path.split('/', 2)[1] ?? '';
