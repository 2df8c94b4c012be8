const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** How many articles the blog list shows at a time (specification 9). */
export const BLOG_ARTICLES_SHOWN = 12;
/** How long one choice of blog articles stays, in milliseconds (specification 9). */
export const BLOG_PERIOD_MS = 12 * HOUR_MS;
/** How often an open blog list looks whether its period has ended, in milliseconds (specification 9). */
export const BLOG_PERIOD_CHECK_MS = 60 * SECOND_MS;
/** After how long an article that does not arrive is said to be missing, in milliseconds. */
export const ARTICLE_NOT_FOUND_AFTER_MS = 8 * SECOND_MS;

/** Rows of a list when the caller names no number. */
export const PAGE_SIZE_DEFAULT = 20;
/** Most rows of one GraphQL page. */
export const PAGE_SIZE_MAX = 100;
/** Most rows of one REST answer; a longer list is paged with a Link header (contract 2). */
export const REST_PAGE_SIZE_MAX = 1000;

/** Largest request body, in bytes. */
export const BODY_BYTES_MAX = 100 * 1024;
/** Deepest GraphQL document: nesting of fields. */
export const QUERY_DEPTH_MAX = 10;
/** Longest GraphQL document, in tokens of the language. */
export const QUERY_TOKENS_MAX = 1000;
/** Dearest GraphQL document: a field costs 1, a list its size times its row. */
export const QUERY_COST_MAX = 5000;

/** Cost of each operation of a document, for the statements that it runs. */
export const OPERATION_COST = 50;

/** What a caller is told to wait, in seconds, when the database is away. */
export const RETRY_AFTER_S = 5;
