import { SECOND_MS } from '../time';

/** Minimum length of a password, in characters. */
export const PASSWORD_LENGTH_MIN = 8;
/** Maximum length of a password, in characters. */
export const PASSWORD_LENGTH_MAX = 128;
/** Maximum length of an e-mail address, in characters (RFC 5321 without the angle brackets). */
export const EMAIL_LENGTH_MAX = 254;
/** Number of digits of a one-time password. */
export const OTP_LENGTH = 6;
/** Failed attempts after which a one-time password becomes invalid. */
export const OTP_TRIES_MAX = 5;
/** Minimum time between two one-time passwords for one address, in seconds. */
export const OTP_RESEND_PAUSE_S = 60;
/** Delay before the redirect to the log-in after an e-mail address was verified, in milliseconds. */
export const VERIFIED_REDIRECT_MS = 3 * SECOND_MS;
/** Delay before the redirect to the log-in on the registration page, in milliseconds. */
export const REGISTERED_REDIRECT_MS = 2 * SECOND_MS;
