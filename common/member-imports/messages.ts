import {
  CELL_LENGTH_MAX,
  IMPORT_BYTES_MAX,
  IMPORT_CELLS_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_LINES_MAX,
  IMPORT_ROW_CELLS_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_UNDO_DAYS,
  PLAN_NAMES_MAX,
} from './limits';
import type { ImportKind, StopReason } from './member-imports';

const grouped = (count: number) => count.toLocaleString('en');

/** Messages about imports, shared by server and client. */
export const importMessages = {
  tooLarge: `The file is larger than ${IMPORT_BYTES_MAX / 1024 / 1024} MB. Split it, and import the parts one after the other.`,
  empty: 'The file is empty.',
  noRows: 'The file has column headings but no rows.',
  tooManyRows: `The file has more than ${grouped(IMPORT_ROWS_MAX)} rows. Split it, and import the parts one after the other.`,
  tooManyLines: `The file has more than ${grouped(IMPORT_LINES_MAX)} rows, with the empty ones. Delete the empty rows, or split it.`,
  tooManyCells: `The file has more than ${grouped(IMPORT_CELLS_MAX)} cells, with the empty ones. Delete empty rows and columns, or split it.`,
  rowTooWide: (row: number) =>
    `Row ${row} has more than ${IMPORT_ROW_CELLS_MAX} cells. Delete the empty columns on the right, and save the file again.`,
  tooManyColumns: `The file has more than ${IMPORT_COLUMNS_MAX} columns. Is it separated by commas, semicolons or tabs?`,
  notCsv: 'This is not a CSV file. In your spreadsheet, choose “Save as” and then “CSV UTF-8”.',
  unreadable: (row: number) =>
    `The file cannot be read from row ${row} on. Is there a quotation mark without its counterpart?`,
  linesLost: (lines: number, read: number) =>
    `The file has ${grouped(lines)} lines, but only ${grouped(read)} can be read as rows. Open it in a spreadsheet, and save it as “CSV UTF-8”.`,
  headRowUnknown: 'The file has no such row of column headings.',
  endLeftOut:
    'A column looks like the last day of a plan. Choose it, or confirm that plans are imported without.',
  tooManyPlanNames: `Choose plans for up to ${PLAN_NAMES_MAX} names.`,
  fileNameRequired: 'The file has no name.',
  linkInvalid: 'The link for this file has expired or was used. Choose the file again.',
  uploadRunning: 'This file is being uploaded already. Wait until that has ended, or choose the file again.',
  notFound: `This import does not exist, or is older than ${IMPORT_UNDO_DAYS} days.`,
  changed: 'Somebody else has continued this import meanwhile. This page now shows how it stands.',
  columnUnknown: 'The file has no such column.',
  fieldTwice: 'Two columns cannot contain the same.',
  fieldOfOthers: 'Rows of this kind have no such column.',
  identityMissing: 'Choose the column with the e-mail addresses, or with the phone numbers.',
  memberMissing: 'Choose the column that names the members: their id, e-mail address or phone number.',
  fieldMissing: {
    members: '',
    visits: 'Choose the column with the time of the visit.',
    passes: 'Choose the columns with the plan, its first and its last day.',
  } satisfies Record<ImportKind, string>,
  dateOrderMissing: 'Say whether dates start with the day or with the month.',
  stopped: {
    server_error: 'An error of the server stopped it. What is done stays.',
    not_permitted:
      'It was stopped, because whoever started it has logged out, or may not import members any more. What is done stays.',
  } satisfies Record<StopReason, string>,
  undoExpired: `An import can be undone for ${IMPORT_UNDO_DAYS} days.`,
};

/** Why a row is not imported, with what to do about it. */
export const rowMessages = {
  cellTooLong: `This cell has more than ${CELL_LENGTH_MAX} characters. Shorten it.`,
  tooManyCells:
    'This row has more cells than there are columns. Is a comma in a cell without quotation marks around it?',
  cellsJoined: (moreLines: number) =>
    moreLines === 0
      ? 'A quotation mark in this row has no counterpart, so that cells are joined. Correct it.'
      : `A quotation mark in this row has no counterpart, so one cell contains ${moreLines === 1 ? 'the next line' : `the next ${grouped(moreLines)} lines`}. Correct it.`,
  nameMissing: 'A new member needs a name.',
  identityMissing: 'Add an e-mail address or a phone number.',
  emailTwice: (row: number) => `Row ${row} has the same e-mail address. Keep one of them.`,
  phoneTwice: (row: number) => `Row ${row} has the same phone number. Keep one of them.`,
  memberTwice: (row: number) => `Row ${row} is about the same member. Keep one of them.`,
  staff: 'This account belongs to staff. Change it under Edit User Details.',
  staffRole: 'This is somebody of the staff. Invite them under Staff.',
  idInvalid: 'This is not the id of a member in an export of the studio.',
  emailTaken: 'Another account has this e-mail address. Correct it, or leave it empty.',
  phoneTaken: 'Another account has this phone number. Correct it, or leave it empty.',
  phoneUnconfirmed:
    'Only the member has entered this phone number. Confirm it under Edit User Details, or add the e-mail address to the row.',
  emailUnconfirmed:
    'Nobody has confirmed this e-mail address of the account. Confirm its phone number under Edit User Details, and add it to the row.',
  otherEmail: (named: string) =>
    `The account with this ${named} has another e-mail address. Change it under Edit User Details, or correct the row.`,
  emailUnknown: (named: string) =>
    `The account with this ${named} has no e-mail address. Enter it under Edit User Details, or leave it empty here.`,
  planUnknown: (names: string) => `There is no such plan. Use one of these names: ${names}.`,
  planMissing: 'Add the plan that ends on this day, or leave the end empty.',
  endMissing: 'Add the day on which the plan ends.',
  dateInvalid: 'There is no such day, or it is not written like 23/11/2026 or 2026-11-23.',
  joinedInFuture: 'This day is in the future.',
  memberMissing: 'Add the id, the e-mail address or the phone number of the member.',
  ofStaff: 'This account belongs to staff, to whom nothing is imported. Leave the row out.',
  memberUnknown: 'No member has this id, e-mail address or phone number. Import the members first.',
  timeMissing: 'Add the day and the time of the visit.',
  timeInvalid:
    'There is no such time, or it is not written like 2026-11-23 18:30 or 2026-11-23T18:30:00+05:30.',
  inFuture: 'This time is in the future.',
  activityUnknown: 'Write “visit” or “workout”, or leave this cell empty.',
  workoutMissing: 'Add the name of the workout.',
  passPlanMissing: 'Add the name of the plan.',
  startMissing: 'Add the first day of the pass.',
  endBeforeStart: 'The pass ends before it starts. Correct one of both days.',
  passNotBegun: 'This pass has not begun. Sell or grant it under Members.',
  planTypeUnknown: (known: string) => `Write one of these, or leave this cell empty: ${known}.`,
  passOverlaps: (plan: string, from: string, to: string) =>
    `The member has ${plan} from ${from} to ${to}. Correct the days, or leave the row out.`,
};
