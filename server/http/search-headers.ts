import type { RequestHandler } from 'express';

const HEADER = 'X-Robots-Tag';

/** Search engines leave alone what is answered from here on: calls are for programs. */
export const leftOutOfSearch: RequestHandler = (_req, res, next) => {
  res.set(HEADER, 'noindex');
  next();
};

/** From here on everything is for people; a page that is not to be found says so itself. */
export const openToSearch: RequestHandler = (_req, res, next) => {
  res.removeHeader(HEADER);
  next();
};
