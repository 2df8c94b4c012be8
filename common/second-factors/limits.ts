import { DAY_MS, MINUTE_MS } from '../time';

/** How many recovery codes are issued at once. */
export const RECOVERY_CODES = 10;
/** Letters and digits of a recovery code: 50 random bits. */
export const RECOVERY_CODE_LENGTH = 10;
/** How long the second step of a log-in may take, in milliseconds. */
export const SIGN_IN_CHALLENGE_LIFE_MS = 5 * MINUTE_MS;
/** How long the set-up of an authenticator app may take, in milliseconds. */
export const SET_UP_LIFE_MS = 30 * MINUTE_MS;
/** How many passkeys an account may have. */
export const PASSKEYS_MAX = 10;
/** Maximum length of the name of a passkey, in characters. */
export const PASSKEY_NAME_LENGTH_MAX = 60;
/** How long a browser may take to use or make a passkey, in milliseconds. */
export const PASSKEY_CHALLENGE_LIFE_MS = 5 * MINUTE_MS;
/** Maximum length of what a browser answers about a passkey, in characters. */
export const PASSKEY_RESPONSE_LENGTH_MAX = 20_000;
/** How long after their first log-in admins of a studio in production may do without a second factor, in milliseconds. */
export const WITHOUT_SECOND_FACTOR_MS = 7 * DAY_MS;
/** Maximum length of the reason for which a second factor is reset, in characters. */
export const RESET_REASON_LENGTH_MAX = 200;
