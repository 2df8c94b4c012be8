/** A table that the export of the studio contains. A test compares the columns with those of the database. */
export interface ExportedTable {
  /** Description of the rows. */
  about: string;
  /** Description of each column; these columns are read, in this order. */
  columns: Record<string, string>;
  /** Columns that are not exported, with the reason. */
  columnsLeftOut?: Record<string, string>;
  /** Columns that give the rows an unambiguous order. */
  sortedBy?: string;
}

/** Tables by name; `leftOut` is the reason why the export of the studio does not contain a table. */
export type StudioTables = Record<string, ExportedTable | { leftOut: string }>;

export const ID = 'Id of the row.';
export const MEMBER = 'The member: users.id.';
export const STAFF =
  'Who of the staff did it: users.id. Empty if nobody of the staff did, or once that account has been deleted.';
export const CREATED = 'Time at which it was entered.';
export const ORDER = 'The order: orders.id.';
export const IMAGE = 'Path of the picture on the site.';

/** The columns that only guard against repeated requests. */
export const NO_REQUEST_KEY = { request_key: 'Only prevents that a request is carried out twice.' };

export const oneOf = (what: string, values: readonly string[]): string => `${what}: ${values.join(', ')}.`;

export const SECRET = 'Hashes of tokens and codes.';
export const REPEATS = 'Repeats what other tables say.';
export const OF_PROGRAM = 'About this installation of the program.';
export const TEMPORARY = 'Is kept for some time only; what it led to is in other tables.';
