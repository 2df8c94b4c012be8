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

/** Maximum length of the headline of an article, in characters. */
export const ARTICLE_TITLE_LENGTH_MAX = 160;
/** Maximum length of the summary of an article, in characters. */
export const ARTICLE_DESCRIPTION_LENGTH_MAX = 300;
/** Maximum length of the name of the author of an article, in characters. */
export const ARTICLE_AUTHOR_LENGTH_MAX = 80;
/** Maximum length of the text of an article, in characters. */
export const ARTICLE_LENGTH_MAX = 20_000;
/** Maximum number of paragraphs, list items, headings and pictures of an article. */
export const ARTICLE_BLOCKS_MAX = 400;
/** Maximum number of differently marked parts of a paragraph. */
export const ARTICLE_SPANS_MAX = 100;
/** Maximum number of pictures in the text of an article. */
export const ARTICLE_PICTURES_MAX = 10;
/** Width to height of the part of a picture that is the cover of an article. */
export const COVER_ASPECT = 3 / 2;
/** Maximum length of the address of a link, in characters. */
export const ARTICLE_LINK_LENGTH_MAX = 500;
/** Maximum number of articles of the studio, which one list shows. */
export const ARTICLES_MAX = 500;
/** How many published versions of an article are kept. */
export const ARTICLE_VERSIONS_MAX = 20;
/** How many days ahead an article can be scheduled. */
export const ARTICLE_DAYS_AHEAD_MAX = 365;
