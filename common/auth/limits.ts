import { DAY_MS, MINUTE_MS, SECOND_MS } from '../time';

/** Minimum length of a password, in characters. */
export const PASSWORD_LENGTH_MIN = 8;
/** Maximum length of a password, in characters. */
export const PASSWORD_LENGTH_MAX = 128;
/** Maximum length of an e-mail address, in characters (RFC 5321 without the angle brackets). */
export const EMAIL_LENGTH_MAX = 254;
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
