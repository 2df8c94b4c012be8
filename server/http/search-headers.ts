import type { RequestHandler } from 'express';

const HEADER = 'X-Robots-Tag';

/** Keeps the API, which comes after this middleware, out of search engines. */
export const noIndex: RequestHandler = (_req, res, next) => {
  res.set(HEADER, 'noindex');
  next();
};

/** Removes the header again for pages, which come after this one; those not to be indexed have a robots meta tag. */
export const allowIndexing: RequestHandler = (_req, res, next) => {
  res.removeHeader(HEADER);
  next();
};
