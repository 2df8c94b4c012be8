/** Prefix of every API key, which lets scanners for secrets find them. */
export const API_KEY_PREFIX = 'bhor_key_';

/** Maximum length of the name of an API key, in characters. */
export const API_KEY_NAME_LENGTH_MAX = 60;
/** Maximum number of days until an API key expires. */
export const API_KEY_DAYS_MAX = 365;
/** Maximum number of addresses and networks that an API key is restricted to. */
export const API_KEY_ADDRESSES_MAX = 20;
/** How many API keys the studio can have. */
export const API_KEYS_MAX = 50;

/** Total cost of the requests with one API key within a minute. */
export const API_KEY_BUDGET = 60_000;
