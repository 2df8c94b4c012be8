import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time';

/** Articles shown on the blog page at a time. */
export const BLOG_ARTICLES_SHOWN = 12;
/** How long the blog shows one selection of articles, in milliseconds. */
export const BLOG_PERIOD_MS = 12 * HOUR_MS;
/** How often an open blog page checks whether the period has ended, in milliseconds. */
export const BLOG_PERIOD_CHECK_MS = 60 * SECOND_MS;
/** Time after which an article that has not loaded is reported as missing, in milliseconds. */
export const ARTICLE_NOT_FOUND_AFTER_MS = 8 * SECOND_MS;

/** Default number of rows of a list. */
export const PAGE_SIZE_DEFAULT = 20;
/** Maximum number of rows of a GraphQL page. */
export const PAGE_SIZE_MAX = 100;
/** Maximum number of rows of a REST response; longer lists are paged with a Link header. */
export const REST_PAGE_SIZE_MAX = 1000;
/** Maximum length of the text that a list is searched for. */
export const SEARCH_LENGTH_MAX = 100;

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

/** Maximum cost of a GraphQL document: 1 per field, size times row for a list, as much as 50 fields per statement. */
export const QUERY_COST_MAX = 5000;
/** The same for signed-out clients. */
export const ANONYMOUS_QUERY_COST_MAX = 2000;
export const STATEMENT_COST = 50;
/** Statements assumed for a mutation that does not declare its cost: the maximum of its transaction. */
export const MUTATION_STATEMENTS = 30;
/** Cost of an aggregate over a whole table. */
export const AGGREGATE_COST = 500;
/** Cost of a file that is generated for the request. */
export const FILE_COST = 1000;
/** Costs of introspecting the whole schema and of introspecting one type. */
export const SCHEMA_COST = 1500;
export const TYPE_COST = 500;

/** Maximum number of concurrent data requests per network address, and of further requests that may queue. */
export const CONCURRENT_QUERIES_MAX = 4;
export const QUEUED_QUERIES_MAX = 100;

/** `Retry-After` while the database is unavailable, in seconds. */
export const RETRY_AFTER_S = 5;

/** Minimum length of a password, in characters. */
export const PASSWORD_LENGTH_MIN = 8;
/** Maximum length of a password, in characters. */
export const PASSWORD_LENGTH_MAX = 128;
/** Maximum length of an e-mail address, in characters (RFC 5321 without the angle brackets). */
export const EMAIL_LENGTH_MAX = 254;
/** Maximum length of a person's name, in characters. */
export const NAME_LENGTH_MAX = 80;
/** Minimum and maximum length of a user name, in characters. */
export const USER_NAME_LENGTH_MIN = 3;
export const USER_NAME_LENGTH_MAX = 30;
/** Maximum length of a free text in a profile or in diet details, in characters. */
export const PROFILE_TEXT_LENGTH_MAX = 500;

/** Number of digits of a one-time password. */
export const OTP_LENGTH = 6;
/** How long a one-time password is valid, in milliseconds. */
export const OTP_LIFE_MS = 10 * MINUTE_MS;
/** Failed attempts after which a one-time password becomes invalid. */
export const OTP_TRIES_MAX = 5;
/** Minimum time between two one-time passwords for one address, in seconds. */
export const OTP_RESEND_PAUSE_S = 60;
/** How long the reset token issued for a one-time password is valid, in milliseconds. */
export const RESET_TOKEN_LIFE_MS = 15 * MINUTE_MS;
/** How long the link in a verification mail is valid, in milliseconds. */
export const VERIFICATION_LIFE_MS = DAY_MS;

/** How long an access token is valid, in milliseconds. */
export const ACCESS_TOKEN_LIFE_MS = 15 * MINUTE_MS;
/** Idle time after which a persistent session ("Keep me logged in") expires, in milliseconds. */
export const PERSISTENT_SESSION_LIFE_MS = 30 * DAY_MS;
/** Idle time after which a session that ends with the browser expires, in milliseconds. */
export const BROWSER_SESSION_LIFE_MS = DAY_MS;
/** How long the previous refresh token gets the same response again, in case the first was lost, in milliseconds. */
export const RENEWAL_GRACE_MS = 30 * SECOND_MS;
/** Tolerated difference between the clocks of two machines, in milliseconds. */
export const CLOCK_SKEW_MS = 30 * SECOND_MS;

/** Delay before the redirect to the log-in after an e-mail address was verified, in milliseconds. */
export const VERIFIED_REDIRECT_MS = 3 * SECOND_MS;
/** The same on the registration page, in milliseconds. */
export const REGISTERED_REDIRECT_MS = 2 * SECOND_MS;

/** Accepted body weights, in kilograms. */
export const WEIGHT_KG = { min: 20, max: 400 } as const;
/** Accepted body heights, in centimetres. */
export const HEIGHT_CM = { min: 50, max: 260 } as const;
/** Accepted muscle masses, in kilograms. */
export const MUSCLE_MASS_KG = { min: 5, max: 200 } as const;
/** Accepted body mass indexes, in kg/m². */
export const BMI = { min: 5, max: 150 } as const;

/** Accepted ages in diet details, in years; accounts are for adults. */
export const DIET_AGE = { min: 18, max: 120 } as const;
/** Maximum energy of a scaled diet plan, in kcal per day. */
export const ENERGY_PLAN_KCAL_MAX = 3500;

/** Range of the stars of a review. */
export const RATING = { min: 1, max: 5 } as const;
/** Maximum length of a review's comment, in characters. */
export const REVIEW_COMMENT_LENGTH_MAX = 500;
/** Maximum length of a comment that other pages quote, in characters. */
export const REVIEW_QUOTE_LENGTH_MAX = 180;
/** Minimum rating of a review that other pages quote. */
export const REVIEW_QUOTE_RATING_MIN = 4;
/** Maximum number of quotes per response. */
export const REVIEW_QUOTES_MAX = 10;
/** Maximum length of the studio's reply to a review, in characters. */
export const REVIEW_ANSWER_LENGTH_MAX = 500;
/** Length from which the form shows a character count for the comment. */
export const REVIEW_COMMENT_COUNTED_FROM = 400;
/** How long the error about editing another member's review is shown, in milliseconds. */
export const REVIEW_REFUSAL_SHOWN_MS = 3 * SECOND_MS;
/** Number of days after a visit during which a member counts as training here. */
export const TRAINING_HERE_DAYS = 90;
/** Maximum length of the name of a workout, in characters. */
export const WORKOUT_NAME_LENGTH_MAX = 80;
/** Reviews per page. */
export const REVIEWS_SHOWN = 12;

/** Maximum number of unpaid orders per member. */
export const ORDERS_WAITING_MAX = 3;
/** Orders per page. */
export const ORDERS_SHOWN = 20;
/** Time after which an unpaid order expires, in milliseconds. */
export const ORDER_LIFE_MS = 14 * DAY_MS;
/** Minimum time between two status checks of a refund at its gateway, in milliseconds. */
export const REFUND_CHECK_PAUSE_MS = HOUR_MS;
/**
 * How far back payments are read from the gateway to find missed ones, in milliseconds: banks may confirm some days
 * late, and a studio that was offline for a long weekend must not lose any.
 */
export const PAYMENTS_LOOKBACK_MS = 10 * DAY_MS;
/** Maximum length of the reason for rejecting or refunding an order, in characters. */
export const REASON_LENGTH_MAX = 200;
/** Days before the end of a membership on which a reminder is sent; 0 is its last day. */
export const MEMBERSHIP_REMINDER_DAYS = [7, 3, 1, 0] as const;

/** Maximum length of an exercise search, in characters. */
export const EXERCISE_SEARCH_LENGTH_MAX = 60;

/** Maximum number of saved workout plans per member. */
export const WORKOUT_PLANS_SAVED_MAX = 20;
/** How many days before and after today a saved plan may start. */
export const WORKOUT_PLAN_STARTS_DAYS = { before: 14, after: 90 } as const;
/**
 * Number of rows that the days of a workout plan count as in the query cost, whatever the length of the plan. Fewer
 * than the longest plan has, so that a signed-out client may query one plan with all its fields, but not two.
 */
export const PLAN_DAYS_COST = 30;
/** Cost factor of a saved plan. Members have a higher limit, which must allow one whole plan but not two. */
export const SAVED_PLAN_WEIGHT = 3;
/** Cost of the text of a saved plan, which requires loading the whole plan. */
export const PLAN_TEXT_COST = 150;
