import path from 'node:path';
import express, { Router } from 'express';

const YEAR_S = 365 * 24 * 60 * 60;
const DAY_S = 24 * 60 * 60;

/** The built client: hashed files for ever, fonts and pictures for a day; a missing file is a plain 404. */
export function staticFiles(clientDirectory: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(path.join(clientDirectory, 'assets'), {
      immutable: true,
      maxAge: YEAR_S * 1000,
      index: false,
    }),
  );
  router.use(
    express.static(clientDirectory, {
      maxAge: DAY_S * 1000,
      index: false,
      dotfiles: 'ignore',
      redirect: false,
    }),
  );
  return router;
}
