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

/** Kinds of rows. */
export const IMPORT_KINDS = ['members', 'visits', 'passes'] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Columns that identify a member, the best first. */
export const IDENTITY_FIELDS = ['member_id', 'email', 'phone'] as const;

/** Columns by kind of rows. None contains health data. */
export const FIELDS_OF = {
  members: [
    'name',
    'first_name',
    'last_name',
    'email',
    'phone',
    'plan',
    'ends_on',
    'joined_on',
    'member_id',
    'role',
  ],
  visits: [...IDENTITY_FIELDS, 'happened_at', 'time', 'activity', 'workout', 'recorded_by'],
  passes: [...IDENTITY_FIELDS, 'plan', 'plan_type', 'plan_kind', 'starts_on', 'ends_on', 'ended_on'],
} as const satisfies Record<ImportKind, readonly string[]>;

export type ImportField = (typeof FIELDS_OF)[ImportKind][number];

/** Columns without which the rows of a file say nothing; each file also names its members. */
export const REQUIRED_FIELDS: Record<ImportKind, readonly ImportField[]> = {
  members: [],
  visits: ['happened_at'],
  passes: ['plan', 'starts_on', 'ends_on'],
};

/** Fields that are dates, perhaps with a time. */
export const DATE_FIELDS: readonly ImportField[] = [
  'ends_on',
  'joined_on',
  'happened_at',
  'starts_on',
  'ended_on',
];

/** Whether these columns name members: a new one is not known by an id. */
export const namesMembers = (kind: ImportKind, fields: readonly ImportField[]): boolean =>
  fields.includes('email') ||
  fields.includes('phone') ||
  (kind !== 'members' && fields.includes('member_id'));

/** Name of a column; `position` is counted from 0. */
export const columnName = ({ head, position }: { head: string; position: number }): string =>
  head || `Column ${position + 1}`;

/** The order in which numeric dates are written. */
export const DATE_ORDERS = ['day_first', 'month_first'] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

/** Actions that the check plans for rows. */
export const ROW_PLANS = ['create', 'update', 'unchanged', 'skip'] as const;

export type RowPlan = (typeof ROW_PLANS)[number];

/** Results of rows after the import. */
export const ROW_RESULTS = ['created', 'updated', 'failed'] as const;

export type RowResult = (typeof ROW_RESULTS)[number];

/** Results of rows after the undo. */
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
  entered_meanwhile: 'The same visit, or a pass for the same days, has been entered since the check.',
  removed_meanwhile: 'The visit or pass has been removed meanwhile.',
  pass_changed: 'The pass has been changed since the import.',
  in_use: 'Other data refers to the account.',
} as const;

export type RowReason = keyof typeof ROW_REASONS;
