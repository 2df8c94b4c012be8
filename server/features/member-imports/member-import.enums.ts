import type {
  DateOrder,
  ImportField,
  ImportKind,
  ImportStatus,
  RowPlan,
  RowResult,
  UndoResult,
} from '#common/member-imports/member-imports';
import { enumType } from '../../graphql/enums';

/** How the text of a file can be encoded. */
export const ENCODINGS = ['utf_8', 'windows_1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Characters between the cells of a row. */
export const SEPARATORS = ['comma', 'semicolon', 'tab'] as const;
export type Separator = (typeof SEPARATORS)[number];

export const MemberImportStatusType = enumType<ImportStatus>(
  'MemberImportStatus',
  {
    waiting: 'The file has not been uploaded.',
    uploaded: 'The file is uploaded, and its columns can be chosen.',
    checking: 'The rows are being checked.',
    checked: 'The rows are checked, and can be imported.',
    running: 'The rows are being imported.',
    done: 'All rows are imported that can be.',
    cancelled: 'The import was cancelled before its end.',
    failed: 'The check, the import or the undo has stopped; `explanation` says why.',
    undoing: 'The import is being undone.',
    undone: 'The import has been undone.',
  },
  'Where an import is.',
);

export const MemberImportKindType = enumType<ImportKind>(
  'MemberImportKind',
  {
    members: 'Members, with the plan that they have.',
    visits: 'Visits and workouts of members.',
    passes: 'Passes and nutrition plans that members had or have.',
  },
  'What the rows of an import are.',
);

export const MemberImportFieldType = enumType<ImportField>(
  'MemberImportField',
  {
    name: 'Full name.',
    first_name: 'First name.',
    last_name: 'Last name.',
    email: 'E-mail address.',
    phone: 'Phone number.',
    plan: 'Name of the plan.',
    ends_on: 'Last day of the plan; with a time and a time zone, its exclusive end.',
    joined_on: 'Day on which the member joined the studio.',
    member_id: 'Id of the member in an export of the studio: `users.id`.',
    role: 'Role of the account in an export of the studio: rows of staff have mistakes.',
    happened_at: 'Day and time of a visit, at the studio if there is no time zone.',
    time: 'Time of the visit, if it is not in the column of the day.',
    activity: 'Whether it is a visit, which it is if empty, or a workout.',
    workout: 'Name of the workout.',
    recorded_by: 'Id, e-mail address or name of the member of staff who recorded it; others are left out.',
    plan_type: 'Type of the plan: `pass`, which it is if empty, or `nutrition`.',
    plan_kind: 'Kind of the plan: `membership`, which it is if empty, `day_pass` or `trial`.',
    starts_on: 'First day of the plan, or the time at which it started.',
    ended_on: 'Last day, or the time, if it was ended early.',
  },
  'What a column of a file contains.',
);

export const DateOrderType = enumType<DateOrder>(
  'DateOrder',
  { day_first: 'Day, month, year.', month_first: 'Month, day, year.' },
  'Order in which numeric dates are written.',
);

export const TextEncodingType = enumType<Encoding>(
  'TextEncoding',
  { utf_8: 'UTF-8.', windows_1252: 'Windows-1252, because it is not UTF-8.' },
  'Encoding of a text file.',
);

export const MemberImportPlanType = enumType<RowPlan>(
  'MemberImportPlan',
  {
    create: 'An account, a visit or a pass is added.',
    update: 'An account is changed.',
    unchanged: 'The account has these values, or this visit or pass, already.',
    skip: 'The row has mistakes and is left out.',
  },
  'What is to be done with a row of a file.',
);

export const MemberImportResultType = enumType<RowResult>(
  'MemberImportResult',
  {
    created: 'An account, a visit or a pass was added.',
    updated: 'An account was changed.',
    failed: 'Nothing was done, because something has changed since the check.',
  },
  'What became of a row of a file.',
);

export const MemberImportUndoResultType = enumType<UndoResult>(
  'MemberImportUndoResult',
  {
    removed: 'The new account, visit or pass was removed.',
    restored: 'The account got its old values back.',
    kept: 'Nothing was undone, because the account or pass has been used or edited since.',
    failed: 'It could not be undone.',
  },
  'What became of a row when the import was undone.',
);
