/**
 * Keeps a developer's settings from affecting the tests. Blank instead of deleted, since the product under test would
 * read missing variables from `.env`; it treats blank ones as not set.
 */
export const BLANK_SETTINGS = {
  ADMIN_SIGNUP_SECRET: '',
  AUTH_KEYS: '',
  DATABASE_URL: '',
  DATA_DIR: '',
  DRAIN_SECONDS: '',
  GSTIN: '',
  GST_INCLUSIVE: '',
  GST_RATE_PERCENT: '',
  GST_SAC: '',
  HOST: '',
  LOG_LEVEL: '',
  MAIL_FROM: '',
  MIGRATIONS: '',
  NODE_ENV: '',
  POOL_SIZE: '',
  PORT: '',
  PUBLIC_URL: '',
  RATE_LIMIT_SCALE: '',
  PLAN_MODEL_KEY: '',
  PLAN_MODEL_TIMEOUT_SECONDS: '',
  PLAN_MODEL_URL: '',
  RAZORPAY_API_URL: '',
  RAZORPAY_KEY_ID: '',
  RAZORPAY_KEY_SECRET: '',
  RAZORPAY_WEBHOOK_SECRET: '',
  SMTP_URL: '',
  TRUST_PROXY: '',
};
