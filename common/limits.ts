import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time';

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
/** Largest report of an error in a browser, in bytes. */
export const CLIENT_ERROR_BYTES_MAX = 16 * 1024;
/** Deepest GraphQL document: nesting of fields. */
export const QUERY_DEPTH_MAX = 10;
/** Longest GraphQL document, in tokens of the language. */
export const QUERY_TOKENS_MAX = 500;
/** Most aliases of a GraphQL document, most directives, and most fields of Query or Mutation. */
export const QUERY_ALIASES_MAX = 30;
export const QUERY_DIRECTIVES_MAX = 20;
export const QUERY_ROOT_FIELDS_MAX = 20;
/** Most errors of one GraphQL answer. */
export const ERRORS_MAX = 5;

/** Dearest GraphQL document: a field costs 1, a list its size times its row, a statement as much as 50 fields. */
export const QUERY_COST_MAX = 5000;
/** The same for who is not logged in. */
export const STRANGER_QUERY_COST_MAX = 2000;
export const STATEMENT_COST = 50;
/** What a mutation costs that says nothing else: the statements of its transaction, at most. */
export const MUTATION_STATEMENTS = 30;
/** Cost of a figure for which every row of a table is read. */
export const AGGREGATE_COST = 500;
/** Cost of a file that is drawn for the one who asks. */
export const FILE_COST = 1000;
/** Cost of a description of the whole schema, and of one type. */
export const SCHEMA_COST = 1500;
export const TYPE_COST = 500;

/** Requests for data that are answered at once for one network address, and how many more may wait for their turn. */
export const QUERIES_AT_ONCE_MAX = 4;
export const QUERIES_WAITING_MAX = 100;

/** What a caller is told to wait, in seconds, when the database is away. */
export const RETRY_AFTER_S = 5;

/** Shortest password, in characters (specification 9). */
export const PASSWORD_LENGTH_MIN = 8;
/** Longest password, in characters (contract 3). */
export const PASSWORD_LENGTH_MAX = 128;
/** Longest e-mail address, in characters (RFC 5321 with its angle brackets taken off). */
export const EMAIL_LENGTH_MAX = 254;
/** Longest name of a person, in characters. */
export const NAME_LENGTH_MAX = 80;
/** Shortest and longest user name, in characters. */
export const USER_NAME_LENGTH_MIN = 3;
export const USER_NAME_LENGTH_MAX = 30;
/** Longest free text of a profile or of diet details, in characters. */
export const PROFILE_TEXT_LENGTH_MAX = 500;

/** Digits of a one-time password (specification 9). */
export const OTP_LENGTH = 6;
/** How long a one-time password can be used, in milliseconds (contract 3). */
export const OTP_LIFE_MS = 10 * MINUTE_MS;
/** Wrong tries after which a one-time password is dead (contract 3). */
export const OTP_TRIES_MAX = 5;
/** Pause between two one-time passwords for one address, in seconds (contract 3). */
export const OTP_RESEND_PAUSE_S = 60;
/** How long the token that a one-time password gives can reset the password, in milliseconds (contract 3). */
export const RESET_TOKEN_LIFE_MS = 15 * MINUTE_MS;
/** How long the link of a verification mail works, in milliseconds (contract 3). */
export const VERIFICATION_LIFE_MS = DAY_MS;

/** How long an access token is believed, in milliseconds (contract 3). */
export const ACCESS_TOKEN_LIFE_MS = 15 * MINUTE_MS;
/** How long a session that is kept lives without being used, in milliseconds (contract 3). */
export const KEPT_SESSION_LIFE_MS = 30 * DAY_MS;
/** How long a session that ends with the browser lives without being used, in milliseconds. */
export const BROWSER_SESSION_LIFE_MS = DAY_MS;
/** How long the last refresh token gets the same answer again, for an answer that was lost, in milliseconds. */
export const RENEWAL_GRACE_MS = 30 * SECOND_MS;
/** How much earlier or later another machine's clock may stand, in milliseconds. */
export const CLOCK_SKEW_MS = 30 * SECOND_MS;

/** After a successful verification of an e-mail address, when the log-in opens, in milliseconds (specification 9). */
export const VERIFIED_REDIRECT_MS = 3 * SECOND_MS;
/** The same on the registration page, in milliseconds (specification 9). */
export const REGISTERED_REDIRECT_MS = 2 * SECOND_MS;

/** What a person can weigh, in kilograms. */
export const WEIGHT_KG = { min: 20, max: 400 } as const;
/** How tall a person can be, in centimetres. */
export const HEIGHT_CM = { min: 50, max: 260 } as const;
/** What a person's muscles can weigh, in kilograms. */
export const MUSCLE_MASS_KG = { min: 5, max: 200 } as const;
/** What a body mass index can be, in kg/m². */
export const BMI = { min: 5, max: 150 } as const;

/** How old somebody is who tells us about their diet, in years: accounts are for adults. */
export const DIET_AGE = { min: 18, max: 120 } as const;
/** Most energy that a diet plan is scaled to, in kcal a day. */
export const ENERGY_PLAN_KCAL_MAX = 3500;

/** Stars that a review can give (specification 9). */
export const RATING = { min: 1, max: 5 } as const;
/** Longest comment of a review, in characters. */
export const REVIEW_COMMENT_LENGTH_MAX = 500;
/** Longest comment that is quoted on other pages, in characters. */
export const REVIEW_QUOTE_LENGTH_MAX = 180;
/** Fewest stars of a review that is quoted. */
export const REVIEW_QUOTE_RATING_MIN = 4;
/** Most quotes of one answer. */
export const REVIEW_QUOTES_MAX = 10;
/** Longest answer of the studio to a review, in characters. */
export const REVIEW_ANSWER_LENGTH_MAX = 500;
/** How many characters of a comment are typed before its form counts them. */
export const REVIEW_COMMENT_COUNTED_FROM = 400;
/** How long the refusal of a change to another's review is shown, in milliseconds (specification 9). */
export const REVIEW_OF_ANOTHER_SHOWN_MS = 3 * SECOND_MS;
/** For how many days after a visit somebody counts as training here. */
export const TRAINING_HERE_DAYS = 90;
/** Longest name of a workout, in characters. */
export const WORKOUT_LENGTH_MAX = 80;
/** Reviews that the page shows at a time. */
export const REVIEWS_SHOWN = 12;

/** Orders of one member that wait for payment at the same time. */
export const ORDERS_WAITING_MAX = 3;
/** Orders that a page shows at a time. */
export const ORDERS_SHOWN = 20;
/** How long an order waits for payment before it expires, in milliseconds. */
export const ORDER_WAITS_MS = 14 * DAY_MS;
/** How long a refund is left alone between two questions to its gateway, in milliseconds. */
export const REFUND_CHECK_PAUSE_MS = HOUR_MS;
/**
 * How far back the payments of a gateway are read to find what was not heard of, in milliseconds: banks confirm some days
 * late, and a studio that was offline for a long weekend must not lose any.
 */
export const PAYMENTS_READ_BACK_MS = 10 * DAY_MS;
/** Longest reason of a rejected or refunded order, in characters. */
export const REASON_LENGTH_MAX = 200;
/** How many days before its end somebody is reminded of a membership, the last one on its last day. */
export const MEMBERSHIP_REMINDER_DAYS = [7, 3, 1, 0] as const;

/** Longest text that exercises are looked for by, in characters. */
export const EXERCISE_SEARCH_LENGTH_MAX = 60;

/** Plans that one member can keep. */
export const WORKOUT_PLANS_SAVED_MAX = 20;
/** How many days before today, and after it, a saved plan can begin. */
export const WORKOUT_PLAN_STARTS_DAYS = { before: 14, after: 90 } as const;
/**
 * What the days of a workout plan cost, as a list of so many, whatever its length. The longest plan with everything about
 * it takes longer than that; it has to be within what a stranger's document may cost, and two of them are not.
 */
export const PLAN_DAYS_COST = 30;
/** By how much a saved plan costs more, because members may ask for more: one whole plan is in a document, not two. */
export const SAVED_PLAN_WEIGHT = 3;
/** Cost of the text of a saved plan, for which all of it is read. */
export const PLAN_TEXT_COST = 150;
