import type { RequestHandler } from 'express';
import { studio } from '#common/studio';

const HEADER = 'X-Robots-Tag';

/** Excludes a response from search engines. */
export const NO_INDEX = { [HEADER]: 'noindex' };

/** Excludes the API, which is mounted after this middleware, from search engines. */
export const noIndex: RequestHandler = (_req, res, next) => {
  res.set(NO_INDEX);
  next();
};

/**
 * Removes the header for pages, which are mounted after this one, once the studio is open; those not to be indexed have a
 * robots meta tag.
 */
export const allowIndexing: RequestHandler = (_req, res, next) => {
  if (!studio.isBeingSetUp) res.removeHeader(HEADER);
  next();
};
