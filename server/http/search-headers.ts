import type { RequestHandler } from 'express';

const HEADER = 'X-Robots-Tag';

/** Excludes a response from search engines. */
export const NO_INDEX = { [HEADER]: 'noindex' };

/** Excludes the API, which is mounted after this middleware, from search engines. */
export const noIndex: RequestHandler = (_req, res, next) => {
  res.set(NO_INDEX);
  next();
};

/** Removes the header for pages, which are mounted after this one; those not to be indexed have a robots meta tag. */
export const allowIndexing: RequestHandler = (_req, res, next) => {
  res.removeHeader(HEADER);
  next();
};
