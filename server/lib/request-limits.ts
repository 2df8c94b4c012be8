/** Maximum number of rows of a REST response; longer lists are paged with a Link header. */
export const REST_PAGE_SIZE_MAX = 1000;
/** Maximum size of a request body, in bytes. */
export const BODY_BYTES_MAX = 100 * 1024;
/** Maximum size of a browser error report, in bytes. */
export const CLIENT_ERROR_BYTES_MAX = 16 * 1024;
/** Maximum nesting of fields in a GraphQL document. */
export const QUERY_DEPTH_MAX = 10;
/** Maximum length of a GraphQL document, in lexical tokens. */
export const QUERY_TOKENS_MAX = 500;
/** Maximum number of aliases, of directives, and of Query or Mutation fields in a GraphQL document. */
export const QUERY_ALIASES_MAX = 30;
export const QUERY_DIRECTIVES_MAX = 20;
export const QUERY_ROOT_FIELDS_MAX = 20;
/** Maximum number of errors in a GraphQL response. */
export const ERRORS_MAX = 5;
/** Maximum number of concurrent data requests per network address, and of further requests that may queue. */
export const CONCURRENT_QUERIES_MAX = 4;
export const QUEUED_QUERIES_MAX = 100;
/** `Retry-After` while the database is unavailable, in seconds. */
export const RETRY_AFTER_S = 5;
