import express, { type RequestHandler } from 'express';
import { sendFailure } from './failures';

/** Cache-Control of responses that depend on the caller. */
export const NO_CACHE = 'private, no-store';

/** Forbids caching of the response. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', NO_CACHE);
  next();
};

/** Parses a JSON body of limited size; other media types are refused with 415, arrays with 400. */
export function jsonBody(bytesMax: number): RequestHandler[] {
  const requireJson: RequestHandler = (req, res, next) => {
    const hasBody =
      req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined;
    if (hasBody && req.headers['content-length'] !== '0' && !req.is('application/json')) {
      sendFailure(req, res, {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        message: 'Send the body as JSON, with the header Content-Type: application/json.',
      });
      return;
    }
    next();
  };
  return [requireJson, express.json({ limit: bytesMax }), requireObject];
}

/** An array has none of the expected properties and would pass as a body without any. */
const requireObject: RequestHandler = (req, res, next) => {
  if (!Array.isArray(req.body)) next();
  else sendFailure(req, res, { code: 'BAD_REQUEST', message: 'Send one JSON object.' });
};

/** Refuses all other methods with 405 and an Allow header; answers OPTIONS with 204. */
export function allowMethods(...methods: string[]): RequestHandler {
  return (req, res, next) => {
    if (methods.includes(req.method)) {
      next();
      return;
    }
    res.set('Allow', methods.join(', '));
    if (req.method === 'OPTIONS') {
      res.status(204).end();
      return;
    }
    sendFailure(req, res, {
      code: 'METHOD_NOT_ALLOWED',
      message: `${req.method} is not allowed here. Use ${methods.join(' or ')}.`,
    });
  };
}
