import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX, IMPORT_UNDO_DAYS } from '#common/member-imports/limits';
import type { DateOrder, MemberImportField, MemberImportStatus } from '../../../graphql/types.generated';
import { checkContent } from './check.content';
import { doneContent } from './done.content';
import type { MemberImportStateFragment } from './import.generated';
import { number, rows, sum } from './import-sums';

type MemberImportLines = NonNullable<MemberImportStateFragment['lines']>;

/** Texts of the import tab. */
export const importContent = {
  number,
  rows,
  showRows: 'Rows shown',
  counted: (label: string, count: number) => `${label} (${number(count)})`,
  row: (position: number) => `Row ${number(position)}`,
  lead: `Bring members over from a spreadsheet, then their visits and past passes. Nothing changes before you have seen the check, and for ${IMPORT_UNDO_DAYS} days you can undo it.`,
  steps: { file: 'File', columns: 'Columns', check: 'Check', done: 'Done' },
  stepsLabel: 'Steps of the import',
  failed: 'That did not work. Please try again.',
  file: {
    title: 'Choose a file',
    hint: `A CSV file of up to ${IMPORT_BYTES_MAX / 1024 / 1024} MB and ${number(IMPORT_ROWS_MAX)} rows, with column headings: of members first, then of their visits or passes. The files of an export of the studio fit as they are. In your spreadsheet, choose “Save as” and then “CSV UTF-8”. Health data is never imported.`,
    label: 'CSV file',
    uploading: (name: string) => `Uploading ${name}…`,
    recent: `Imports of the last ${IMPORT_UNDO_DAYS} days`,
    heads: { file: 'File', kind: 'What', rows: 'Rows', status: 'Status', started: 'Started' },
    by: (name: string) => `by ${name}`,
  },
  statuses: {
    WAITING: 'Not uploaded',
    UPLOADED: 'Columns to choose',
    CHECKING: 'Being checked',
    CHECKED: 'Checked, not imported',
    RUNNING: 'Being imported',
    DONE: 'Imported',
    CANCELLED: 'Cancelled',
    FAILED: 'Stopped',
    UNDOING: 'Being undone',
    UNDONE: 'Undone',
  } satisfies Record<MemberImportStatus, string>,
  columns: {
    title: 'What is in the columns?',
    lead: (name: string, count: number) =>
      `${name}, ${rows(count)}. Columns that you leave out are not imported.`,
    lines: ({ read, above, rows: count, blank, inCells }: MemberImportLines) =>
      sum(`${number(read)} ${read === 1 ? 'line' : 'lines'} in the file`, [
        [above, 'with headings or above them'],
        [count, count === 1 ? 'row' : 'rows'],
        [blank, 'empty'],
        [inCells, 'inside of cells'],
      ]),
    kind: 'What the rows are',
    headRow: 'Row with the column headings',
    headRowOption: (position: number, cells: readonly string[]) =>
      `Row ${number(position)}: ${cells.join(', ')}`,
    noHeadRow: 'The file has no column headings',
    likelyEnd: 'Looks like the last day of a plan.',
    endLeftOut: 'Import without the last days of plans',
    endLeftOutHint: (heads: string) => `${heads} looks like the last day of a plan, but is left out.`,
    endMissing: 'Choose the column with the last day of the plan, or confirm that it is left out.',
    leftOut: 'Leave out',
    noSamples: 'Empty',
    fields: {
      NAME: 'Full name',
      FIRST_NAME: 'First name',
      LAST_NAME: 'Last name',
      EMAIL: 'E-mail address',
      PHONE: 'Phone number',
      PLAN: 'Plan',
      ENDS_ON: 'Last day of the plan',
      JOINED_ON: 'Member since',
      MEMBER_ID: 'Id of the member in an export',
      ROLE: 'Role',
      HAPPENED_AT: 'Day and time of the visit',
      TIME: 'Time of the visit, if on its own',
      ACTIVITY: 'Visit or workout',
      WORKOUT: 'Name of the workout',
      RECORDED_BY: 'Recorded by',
      PLAN_TYPE: 'Type of the plan',
      PLAN_KIND: 'Kind of the plan',
      STARTS_ON: 'First day of the plan',
      ENDED_ON: 'Ended early on',
    } satisfies Record<MemberImportField, string>,
    encoding: 'The names and places above are spelled right',
    encodingHint:
      'The file is not in UTF-8, so we read it as Windows-1252. If letters with accents look wrong, save it as “CSV UTF-8” and choose it again.',
    encodingMissing: 'Look at the first rows, and confirm that the letters are right.',
    dateOrder: (sample: string) => `What does ${sample} mean?`,
    dateOrders: { DAY_FIRST: 'Day first', MONTH_FIRST: 'Month first' } satisfies Record<DateOrder, string>,
    submit: 'Check the file',
    other: 'Choose another file',
  },
  check: checkContent,
  done: doneContent,
};
