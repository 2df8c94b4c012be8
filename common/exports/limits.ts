import { MINUTE_MS } from '../time';

/** Rows of the largest file for staff who may not export lists of any size. */
export const EXPORT_ROWS_MAX = 500;
/** How long a part of an export can be continued: as long as sending it takes with a slow connection. */
export const EXPORT_CURSOR_LIFE_MS = 60 * MINUTE_MS;
