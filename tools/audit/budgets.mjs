import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Maximum weight of pages at the first visit, in compressed bytes. tests/journeys/public-pages.spec.ts and audit-web.mjs check
 * them.
 */
const KB = 1000;

/** For every public page. Fonts are two families, each with a subset for the rupee sign. */
export const BUDGETS = { script: 95 * KB, stylesheet: 14 * KB, font: 47 * KB };

/**
 * For pages with more code: the home page has the member's part and the questions, the log-in its form.
 * @type {Record<string, number>}
 */
export const SCRIPT_BUDGETS = { '/home': 97 * KB, '/login': 115 * KB };

/** The hero picture in the width used on phones, and in its largest width. */
export const HERO_BUDGETS = [
  { picture: 'home/hero-tall', width: 828, limit: 90 * KB },
  { picture: 'home/hero-wide', width: 1920, limit: 180 * KB },
];

/** Evaluated in a page: its inline styles. */
export const STYLE_TEXT =
  "[...document.querySelectorAll('style')].map((style) => style.textContent).join('')";

/** Same quality as in server/http/compression.ts. */
const PAGE_QUALITY = 5;

/** @param {string} text @returns {number} bytes, compressed as the server compresses a page */
export const compressedSize = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }).length;
