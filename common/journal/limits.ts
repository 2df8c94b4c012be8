/** For how many days members see who has read their health data. */
export const HEALTH_READINGS_DAYS = 365;
/** Readings of health data on one page of the account page. */
export const HEALTH_READINGS_SHOWN = 20;
