import { pipeline } from 'node:stream';
import express, { type Request, type Response, type Router } from 'express';
import { UPLOADS_PATH } from '#common/media/uploads-path';
import { DAY_MS, SECOND_MS } from '#common/time';
import type { FileStorage } from '../storage/file-storage';
import { SERVED_FOLDER } from '../storage/served-folder';
import { allowMethods } from './endpoint-middleware';
import { sendFailure } from './failures';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Hash of a picture: the files at such an address never change. */
const HASH = /^[0-9a-f]{32}$/;
/** A width or a purpose, and a format. */
const SIZE = /^[a-z\d-]{1,20}\.(avif|jpg|png|webp)$/;

const FOR_EVER = `public, max-age=${(365 * DAY_MS) / SECOND_MS}, immutable`;

/** A browser that takes an uploaded file for a page runs nothing in it. */
const NO_PAGE = "default-src 'none'; sandbox";

/** Serves uploaded pictures: nothing but what this program has encoded itself, under the type that it gave them. */
export function uploadedFiles(storage: FileStorage): Router {
  const router = express.Router({ caseSensitive: true });
  router.all(
    `${UPLOADS_PATH}/:hash/:size`,
    allowMethods('GET', 'HEAD'),
    async (req: Request, res: Response) => {
      const { hash, size } = req.params as { hash: string; size: string };
      const [, format] = SIZE.exec(size) ?? [];
      const file = format && HASH.test(hash) ? await storage.open(`${SERVED_FOLDER}/${hash}/${size}`) : null;
      if (!file) return sendFailure(req, res, { code: 'NOT_FOUND', message: 'There is no such picture.' });
      res.set({
        'Cache-Control': FOR_EVER,
        'Content-Length': String(file.bytes),
        'Content-Security-Policy': NO_PAGE,
        'Content-Type': TYPES[format!]!,
        'X-Content-Type-Options': 'nosniff',
      });
      if (req.method === 'HEAD') {
        file.stream.destroy();
        return void res.end();
      }
      // A client that leaves in the middle is no error.
      return void pipeline(file.stream, res, () => {});
    },
  );
  return router;
}
