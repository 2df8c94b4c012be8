/** Maximum length of the name of a plan, in characters. */
export const PLAN_NAME_LENGTH_MAX = 80;

/** Maximum number of plans, on sale or not. */
export const PLANS_MAX = 100;

export const PLAN_MONTHS_MAX = 36;
export const PLAN_DAYS_MAX = 90;

/** Prices in hundredths: ₹1 to ₹10,00,000. */
export const PLAN_PRICE_PAISE_MIN = 100;
export const PLAN_PRICE_PAISE_MAX = 100_000_000;

/** Maximum number of features of a plan in the price list. */
export const PLAN_FEATURES_MAX = 12;
export const PLAN_FEATURE_LENGTH_MAX = 120;

/** How many days ahead a price can be set. */
export const PRICE_AHEAD_DAYS_MAX = 366;

/** Prices of a plan that the panel lists, the newest ones. */
export const PRICES_LISTED_MAX = 20;
