/** Maximum size of a file of members, in bytes. */
export const IMPORT_BYTES_MAX = 20 * 1024 * 1024;
/** Maximum number of rows of a file, without its heads. */
export const IMPORT_ROWS_MAX = 50_000;
/** Maximum number of columns. */
export const IMPORT_COLUMNS_MAX = 100;
/** Maximum number of rows including empty ones, since spreadsheets write many after the last used row. */
export const IMPORT_LINES_MAX = 100_000;
/** Maximum number of cells of one row, also beyond the columns, and of all rows. */
export const IMPORT_ROW_CELLS_MAX = 200;
export const IMPORT_CELLS_MAX = 2_000_000;
/** Maximum length of a line of a file, in bytes. */
export const IMPORT_LINE_BYTES_MAX = 100 * 1024;
/** Maximum length of a cell of an imported column, in characters. An e-mail address has up to 254. */
export const CELL_LENGTH_MAX = 300;
/** Maximum length of a date with its time, in characters. */
export const DATE_LENGTH_MAX = 80;
/** Number of rows, without the empty ones, among which the heads are looked for. */
export const IMPORT_HEAD_ROWS_MAX = 20;
/** Maximum number of names of plans in a file that can be mapped to plans of the studio. */
export const PLAN_NAMES_MAX = 50;
/** Maximum length of the name of a file, in characters. */
export const FILE_NAME_LENGTH_MAX = 200;
/** For how many days an import can be undone; then its rows are deleted. */
export const IMPORT_UNDO_DAYS = 7;
