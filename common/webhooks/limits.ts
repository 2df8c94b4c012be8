/** Maximum number of webhooks of the studio. */
export const WEBHOOKS_MAX = 50;
/** Maximum length of the address of a webhook, in characters. */
export const WEBHOOK_URL_LENGTH_MAX = 500;
/** For how long the replaced secret of a webhook still signs, beside the new one, in hours. */
export const SECRET_OVERLAP_HOURS = 24;
/** Number of days of failures after which a webhook is switched off. */
export const WEBHOOK_FAILURE_DAYS = 3;
