/**
 * What a developer set for the running product must not reach the tests. Blank and not removed: what is absent,
 * the product under test would read from `.env`, and blank means "not set" to it.
 */
export const BLANK_SETTINGS = {
  DATABASE_URL: '',
  DATA_DIR: '',
  HOST: '',
  LOG_LEVEL: '',
  MIGRATIONS: '',
  NODE_ENV: '',
  PORT: '',
  PUBLIC_URL: '',
};
