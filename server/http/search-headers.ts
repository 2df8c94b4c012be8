import type { RequestHandler } from 'express';

const HEADER = 'X-Robots-Tag';

/** Excludes the API, which is mounted after this middleware, from search engines. */
export const noIndex: RequestHandler = (_req, res, next) => {
  res.set(HEADER, 'noindex');
  next();
};

/** Removes the header for pages, which are mounted after this one; those not to be indexed have a robots meta tag. */
export const allowIndexing: RequestHandler = (_req, res, next) => {
  res.removeHeader(HEADER);
  next();
};
