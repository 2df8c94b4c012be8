import { HOUR_MS, SECOND_MS } from '../time';

/** Articles shown on the blog page at a time. */
export const BLOG_ARTICLES_SHOWN = 12;
/** Articles that a search shows at a time. */
export const ARTICLES_FOUND = 12;
/** How long the blog shows one selection of articles, in milliseconds. */
export const BLOG_PERIOD_MS = 12 * HOUR_MS;
/** How often an open blog page checks whether the period has ended, in milliseconds. */
export const BLOG_PERIOD_CHECK_MS = 60 * SECOND_MS;
/** Time after which an article that has not loaded is reported as missing, in milliseconds. */
export const ARTICLE_NOT_FOUND_AFTER_MS = 8 * SECOND_MS;
