import { OTP_LENGTH, OTP_TRIES_MAX, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#common/auth/limits';
import {
  ACCESS_TOKEN_LIFE_MS,
  BROWSER_SESSION_LIFE_MS,
  OTP_LIFE_MS,
  PERSISTENT_SESSION_LIFE_MS,
  RENEWAL_GRACE_MS,
  RESET_TOKEN_LIFE_MS,
  SESSION_LIFE_MAX_MS,
  VERIFICATION_LIFE_MS,
} from '#common/auth/lifetimes';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#common/time';

/** Descriptions of the API that state lengths and lifetimes. */
const NEW_PASSWORD = `${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX} characters; common ones are refused`;
const IDLE_DAYS = PERSISTENT_SESSION_LIFE_MS / DAY_MS;
const DAYS_MAX = SESSION_LIFE_MAX_MS / DAY_MS;
const IDLE_HOURS = BROWSER_SESSION_LIFE_MS / HOUR_MS;

export const SIGN_UP_PASSWORD = `Password of the new account: ${NEW_PASSWORD}. For an admin account the studio’s password for admins, which has to be changed after the log-in.`;
export const RESET_PASSWORD = `New password: ${NEW_PASSWORD}.`;
export const CHANGED_PASSWORD = `New password: ${NEW_PASSWORD}, and so is the current one.`;
export const OTP = `OTP from the e-mail: ${OTP_LENGTH} digits. It is valid for ${OTP_LIFE_MS / MINUTE_MS} minutes and ${OTP_TRIES_MAX} attempts.`;
export const KEEP_LOGGED_IN = `Whether the session continues after the browser is closed. It then ends after ${IDLE_DAYS} days without use, otherwise after ${IDLE_HOURS} hours, and in any case ${DAYS_MAX} days after the log-in.`;
export const ACCESS_TOKEN = `Access token, to be sent as \`Authorization: Bearer <token>\`; valid for ${ACCESS_TOKEN_LIFE_MS / MINUTE_MS} minutes.`;
export const RESET_TOKEN = `Token for one call of \`resetPassword\`; valid for ${RESET_TOKEN_LIFE_MS / MINUTE_MS} minutes.`;

export const INITIATE_SIGN_UP = `Mails a verification link, which is valid for ${VERIFICATION_LIFE_MS / HOUR_MS} hours, or a notice if the address has an account. The response is the same for both.`;
export const RENEW_SESSION = `Issues a new access token for the refresh token in the cookie, and replaces that as well. Within ${RENEWAL_GRACE_MS / SECOND_MS} seconds of its replacement, a refresh token gets the same successor again; using it later ends the session.`;
export const CHANGE_PASSWORD =
  'Changes the password of the current user, ends all sessions and starts a new one on this device.';
