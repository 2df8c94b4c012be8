import express, { type Request, type Response, type Router } from 'express';
import { CLIENT_ERRORS_PATH } from '#common/client-errors';
import { CLIENT_ERROR_BYTES_MAX } from '../lib/request-limits';
import { AppError, RateLimited } from '../lib/errors';
import { allowMethods, jsonBody, noStore } from './endpoint-middleware';
import { sendFailure } from './failures';

/** The endpoint for client-side errors. Success is an empty 204: pages use beacons, which cannot read a response. */
export function clientErrorRoutes(log: (req: Request, res: Response) => Promise<void>): Router {
  const router = express.Router({ caseSensitive: true });
  router.all(
    CLIENT_ERRORS_PATH,
    allowMethods('POST'),
    noStore,
    jsonBody(CLIENT_ERROR_BYTES_MAX),
    async (req: Request, res: Response) => {
      try {
        await log(req, res);
        res.status(204).end();
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const retryAfterS = error instanceof RateLimited ? error.retryAfterS : undefined;
        sendFailure(req, res, { code: error.code, message: error.message, retryAfterS });
      }
    },
  );
  return router;
}
