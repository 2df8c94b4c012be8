/** Rows of the largest file for staff who may not export lists of any size. */
export const EXPORT_ROWS_MAX = 500;
