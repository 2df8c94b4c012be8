/**
 * What a developer set for the running product must not reach the tests. Blank and not removed: what is absent,
 * the product under test would read from `.env`, and blank means "not set" to it.
 */
export const BLANK_SETTINGS = {
  ADMIN_SIGNUP_SECRET: '',
  AUTH_KEYS: '',
  DATABASE_URL: '',
  DATA_DIR: '',
  GSTIN: '',
  GST_INCLUSIVE: '',
  GST_RATE_PERCENT: '',
  GST_SAC: '',
  HOST: '',
  LOG_LEVEL: '',
  MAIL_FROM: '',
  MIGRATIONS: '',
  NODE_ENV: '',
  PORT: '',
  PUBLIC_URL: '',
  RATE_LIMIT_SCALE: '',
  RAZORPAY_API_URL: '',
  RAZORPAY_KEY_ID: '',
  RAZORPAY_KEY_SECRET: '',
  RAZORPAY_WEBHOOK_SECRET: '',
  SMTP_URL: '',
  TRUST_PROXY: '',
};
