import express, { type Request, type Response, type Router } from 'express';
import { IMPORT_BYTES_MAX } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { AppError } from '../lib/errors';
import { allowMethods, noStore } from './endpoint-middleware';
import { ENCODING_UNSUPPORTED } from './failures';
import type { Proxies } from './proxies';

interface UploadRouteParts {
  proxies: Proxies;
  /** Reads the body only if the token is valid. */
  receive: (upload: { token: string; network: string; body: AsyncIterable<Uint8Array> }) => Promise<void>;
}

/** Files for a mutation, sent to an address that another one returned. The token in it stands for the log-in. */
export function uploadRoutes({ proxies, receive }: UploadRouteParts): Router {
  const router = express.Router({ caseSensitive: true });
  router.all('/uploads/:token', allowMethods('PUT'), noStore, async (req: Request, res: Response) => {
    refuseByHeaders(req);
    // Without closing the connection if reading stops early: the client is to get the reason.
    const body = req.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
    try {
      await receive({ token: String(req.params['token']), network: proxies.clientOf(req).network, body });
      res.status(204).end();
    } catch (error) {
      const hasClientLeft = req.errored !== null;
      if (!hasClientLeft) throw error;
    } finally {
      // Discards the rest, so that the connection can be used for further requests.
      req.resume();
    }
  });
  return router;
}

function refuseByHeaders({ headers }: Request): void {
  if (Number(headers['content-length']) > IMPORT_BYTES_MAX)
    throw new AppError('PAYLOAD_TOO_LARGE', importMessages.tooLarge);
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', ENCODING_UNSUPPORTED);
}
