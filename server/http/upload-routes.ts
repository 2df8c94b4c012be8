import express, { type Request, type Response, type Router } from 'express';
import { AppError } from '../lib/errors';
import { allowMethods, noStore } from './endpoint-middleware';
import { ENCODING_UNSUPPORTED } from './failures';
import type { Proxies } from './proxies';

interface ReceivedUpload {
  token: string;
  network: string;
  body: AsyncIterable<Uint8Array>;
}

/** An upload that one address receives. */
export interface UploadKind {
  /** Contains `:token`. */
  path: string;
  bytesMax: number;
  /** Message about a larger file. */
  tooLarge: string;
  /** Reads the body only if the token is valid. */
  receive: (upload: ReceivedUpload) => Promise<void>;
}

/** Files for a mutation, sent to an address that another one returned. The token in it stands for the log-in. */
export function uploadRoutes(proxies: Proxies, kinds: readonly UploadKind[]): Router {
  const router = express.Router({ caseSensitive: true });
  for (const kind of kinds) {
    router.all(kind.path, allowMethods('PUT'), noStore, async (req: Request, res: Response) => {
      refuseByHeaders(req, kind);
      // Keeps the connection open if reading stops early, so that the client gets the reason.
      const body = req.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
      const { network } = proxies.clientOf(req);
      try {
        await kind.receive({ token: String(req.params['token']), network, body });
        res.status(204).end();
      } catch (error) {
        const hasClientLeft = req.errored !== null;
        if (!hasClientLeft) throw error;
      } finally {
        // Discards the rest, so that the connection can be used for further requests.
        req.resume();
      }
    });
  }
  return router;
}

function refuseByHeaders({ headers }: Request, { bytesMax, tooLarge }: UploadKind): void {
  if (Number(headers['content-length']) > bytesMax) throw new AppError('PAYLOAD_TOO_LARGE', tooLarge);
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', ENCODING_UNSUPPORTED);
}
