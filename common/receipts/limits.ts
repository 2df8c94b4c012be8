import { DAY_MS, MINUTE_MS } from '../time';

/** How long the link to a shared receipt works. */
export const RECEIPT_LINK_LIFE_MS = 7 * DAY_MS;
/** How long the link works with which a receipt is opened for printing. */
export const PRINT_LINK_LIFE_MS = 10 * MINUTE_MS;
