import { API_KEY_PREFIX } from '#common/api-keys/limits';
import { randomToken } from './secrets';

/** A new API key, with 256 random bits. */
export const newApiKey = (): string => API_KEY_PREFIX + randomToken();

/** Whether the token of a request is an API key, not the access token of a session. */
export const isApiKey = (bearer: string | undefined): bearer is string =>
  bearer?.startsWith(API_KEY_PREFIX) ?? false;
