import express, { type Response, type Request, type Router } from 'express';
import { IMPORT_BYTES_MAX } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { AppError } from '../lib/errors';
import { allowMethods, noStore } from './endpoint-middleware';
import { sendFailure } from './failures';

interface Uploads {
  /** Whether a file can be uploaded with the token, which is asked before the file is read. */
  expects: (token: string) => Promise<boolean>;
  receive: (token: string, bytes: Buffer) => Promise<void>;
}

/** Files for a mutation, sent to an address that another one returned. The token in it stands for the log-in. */
export function uploadRoutes(uploads: Uploads): Router {
  const router = express.Router({ caseSensitive: true });
  const tokenOf = (req: Request) => String(req.params['token']);
  router.all(
    '/uploads/:token',
    allowMethods('PUT'),
    noStore,
    async (req: Request, res: Response, next) => {
      if (Number(req.headers['content-length']) > IMPORT_BYTES_MAX)
        sendFailure(req, res, { code: 'PAYLOAD_TOO_LARGE', message: importMessages.tooLarge });
      else if (await uploads.expects(tokenOf(req))) next();
      else sendFailure(req, res, { code: 'NOT_FOUND', message: importMessages.linkInvalid });
    },
    express.raw({ type: () => true, limit: IMPORT_BYTES_MAX }),
    async (req: Request, res: Response) => {
      try {
        const body: unknown = req.body;
        await uploads.receive(tokenOf(req), Buffer.isBuffer(body) ? body : Buffer.alloc(0));
        res.status(204).end();
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        sendFailure(req, res, { code: error.code, message: error.message });
      }
    },
  );
  return router;
}
