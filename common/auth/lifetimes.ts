import { DAY_MS, MINUTE_MS, SECOND_MS } from '../time';

/** How long a one-time password is valid, in milliseconds. */
export const OTP_LIFE_MS = 10 * MINUTE_MS;
/** How long the reset token issued for a one-time password is valid, in milliseconds. */
export const RESET_TOKEN_LIFE_MS = 15 * MINUTE_MS;
/** How long a link to a new password that staff hand over is valid, in milliseconds. */
export const PASSWORD_LINK_LIFE_MS = DAY_MS;
/** How long the link in a verification mail is valid, in milliseconds. */
export const VERIFICATION_LIFE_MS = DAY_MS;
/** How long an access token is valid, in milliseconds. */
export const ACCESS_TOKEN_LIFE_MS = 15 * MINUTE_MS;
/** Idle time after which a persistent session ("Keep me logged in") expires, in milliseconds. */
export const PERSISTENT_SESSION_LIFE_MS = 30 * DAY_MS;
/** Idle time after which a session that ends with the browser expires, in milliseconds. */
export const BROWSER_SESSION_LIFE_MS = DAY_MS;
/** How long after its log-in a session ends, however often it is renewed, in milliseconds. */
export const SESSION_LIFE_MAX_MS = 90 * DAY_MS;
/** How long a replaced refresh token gets the same response again, in case the first was lost, in milliseconds. */
export const RENEWAL_GRACE_MS = 30 * SECOND_MS;
/** Tolerated difference between the clocks of two machines, in milliseconds. */
export const CLOCK_SKEW_MS = 30 * SECOND_MS;
