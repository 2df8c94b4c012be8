import { pipeline, Readable } from 'node:stream';
import { Router } from 'express';
import { allowMethods, noStore } from './endpoint-middleware';
import type { Proxies } from './proxies';

export const DOWNLOADS_PATH = '/downloads';

interface Download {
  name: string;
  sizeBytes: number;
  bytes: AsyncIterable<Uint8Array>;
}

interface DownloadParts {
  proxies: Proxies;
  /** Throws if the address is not valid. */
  open: (link: { token: string; network: string }) => Promise<Download>;
}

/** Large files, from an address that a mutation returned. The token in it stands for the log-in, once. */
export function downloadRoutes({ proxies, open }: DownloadParts): Router {
  const router = Router({ caseSensitive: true });
  router.all(`${DOWNLOADS_PATH}/:token`, allowMethods('GET'), noStore, async (req, res) => {
    const { network } = proxies.clientOf(req);
    const { name, sizeBytes, bytes } = await open({ token: String(req.params['token']), network });
    res.attachment(name).type('application/zip').set('Content-Length', String(sizeBytes));
    // A part that cannot be read ends the connection, so that the file is seen to be incomplete.
    pipeline(Readable.from(bytes, { objectMode: false }), res, () => {});
  });
  return router;
}
