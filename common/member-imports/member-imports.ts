/** Where an import is: a file that is uploaded, read, checked, imported and perhaps undone. */
export const IMPORT_STATUSES = [
  'waiting',
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;

export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** Why a check, an import or an undo was stopped. */
export const STOP_REASONS = ['server_error', 'not_permitted'] as const;

export type StopReason = (typeof STOP_REASONS)[number];

/** What a column can contain. There is no health data among it. */
export const IMPORT_FIELDS = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'plan',
  'ends_on',
  'joined_on',
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What a column is called; `position` is counted from 0. */
export const columnName = ({ head, position }: { head: string; position: number }): string =>
  head || `Column ${position + 1}`;

/** The order in which numeric dates are written. */
export const DATE_ORDERS = ['day_first', 'month_first'] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

/** What is to be done with a row, by the check. */
export const ROW_PLANS = ['create', 'update', 'unchanged', 'skip'] as const;

export type RowPlan = (typeof ROW_PLANS)[number];

/** What became of a row in the import. */
export const ROW_RESULTS = ['created', 'updated', 'failed'] as const;

export type RowResult = (typeof ROW_RESULTS)[number];

/** What became of a row when the import was undone. */
export const UNDO_RESULTS = ['removed', 'restored', 'kept', 'failed'] as const;

export type UndoResult = (typeof UNDO_RESULTS)[number];

/** Why a row was not imported, kept, or not undone. */
export const ROW_REASONS = {
  added_meanwhile: 'An account with this e-mail address has been added since the check.',
  changed_meanwhile: 'The account has been changed since the check. Check the file again.',
  deleted_meanwhile: 'The account has been deleted meanwhile.',
  phone_taken: 'Another account has this phone number by now.',
  logged_in: 'The member has confirmed the e-mail address or logged in since the import.',
  ordered: 'The member has ordered since the import.',
  visited: 'The member has come since the import.',
  edited: 'The member has been edited since the import.',
  in_use: 'Other data refers to the account.',
} as const;

export type RowReason = keyof typeof ROW_REASONS;
