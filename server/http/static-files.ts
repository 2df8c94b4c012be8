import path from 'node:path';
import express, { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { DAY_MS } from '#common/time';

/** Revalidated on every request, so that browsers notice an update of the site. */
const SERVICE_WORKER = 'sw.js';

/** Serves the built client: hashed files are cached for a year, other files for a day. */
export function staticFiles(clientDirectory: string): Router {
  const router = Router();
  router.use(
    '/assets',
    expressStaticGzip(path.join(clientDirectory, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable: true, maxAge: 365 * DAY_MS },
    }),
  );
  router.use(
    express.static(clientDirectory, {
      maxAge: DAY_MS,
      index: false,
      dotfiles: 'ignore',
      redirect: false,
      setHeaders: (res, file) => {
        if (path.basename(file) === SERVICE_WORKER) res.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  return router;
}
