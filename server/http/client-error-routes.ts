import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { CLIENT_ERRORS_PATH } from '#common/client-errors';
import { AppError, RateLimited } from '../lib/errors';
import { allowMethods, noStore } from './endpoint-middleware';
import { sendFailure } from './failures';

interface ClientErrorParts {
  readBody: RequestHandler[];
  log: (req: Request, res: Response) => Promise<void>;
}

/** The endpoint for client-side errors. Success is an empty 204: pages use beacons, which cannot read a response. */
export function clientErrorRoutes({ readBody, log }: ClientErrorParts): Router {
  const router = express.Router({ caseSensitive: true });
  router.all(
    CLIENT_ERRORS_PATH,
    allowMethods('POST'),
    noStore,
    ...readBody,
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
