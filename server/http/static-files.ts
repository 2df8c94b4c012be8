import path from 'node:path';
import express, { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_S = 365 * 24 * 60 * 60;
const DAY_S = 24 * 60 * 60;
/** Asked for anew each time, so that an update of the site is noticed. */
const SERVICE_WORKER = 'sw.js';

/** The built client: hashed files for ever, fonts and pictures for a day; a missing file is a plain 404. */
export function staticFiles(clientDirectory: string): Router {
  const router = Router();
  router.use(
    '/assets',
    expressStaticGzip(path.join(clientDirectory, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable: true, maxAge: YEAR_S * 1000 },
    }),
  );
  router.use(
    express.static(clientDirectory, {
      maxAge: DAY_S * 1000,
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
