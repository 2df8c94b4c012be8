/** Number of measurements shown below the form, the newest ones. */
export const HISTORY_LENGTH = 12;
