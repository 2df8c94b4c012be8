/** How many members can be changed at once. */
export const BULK_MEMBERS_MAX = 10_000;
/** How many members are changed in one transaction; more are changed by a job. */
export const BULK_TRANSACTION_MEMBERS = 100;
