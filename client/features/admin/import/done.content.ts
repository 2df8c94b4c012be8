import type { MemberImportStatus, MemberImportUndoResult } from '../../../graphql/types.generated';
import { members, number, rows, sum } from './import-sums';

/** Texts of an import that runs or has ended. */
export const doneContent = {
  titles: {
    RUNNING: 'Importing',
    DONE: 'Imported',
    CANCELLED: 'Import cancelled',
    FAILED: 'Import stopped',
    UNDOING: 'Undoing',
    UNDONE: 'Import undone',
  } satisfies Partial<Record<MemberImportStatus, string>>,
  running: (done: number, all: number) => `Imported ${number(done)} of ${rows(all)}`,
  undoing: (done: number, all: number) => `Undid ${number(done)} of ${rows(all)}`,
  mayLeave: 'You can leave this page: it goes on without you.',
  cancel: 'Cancel import',
  counts: { created: 'Created', updated: 'Updated', unchanged: 'Unchanged', left: 'Not imported' },
  hints: {
    created: 'New members',
    updated: 'Members with new values',
    unchanged: 'Already as in the file',
    left: 'With mistakes, changed since the check, or not reached',
  },
  rows: ({
    created,
    updated,
    unchanged,
    left,
  }: Record<'created' | 'updated' | 'unchanged' | 'left', number>) =>
    sum(rows(created + updated + unchanged + left), [
      [created, 'created'],
      [updated, 'updated'],
      [unchanged, 'unchanged'],
      [left, 'not imported'],
    ]),
  undoCounts: { removed: 'Removed', restored: 'Restored', kept: 'Kept', notUndone: 'Failed' },
  undoHints: {
    removed: 'New members',
    restored: 'Old values are back',
    kept: 'Used or edited since',
    notUndone: 'Could not be undone',
  },
  groups: {
    failed: 'Changed since the check',
    updated: 'Updated members',
    created: 'Created members',
    unchanged: 'Unchanged members',
    notReached: 'Not reached',
  },
  notReached: 'The import ended before this row.',
  notUndone: 'Rows that were kept or failed',
  heads: { row: 'Row', member: 'Member', outcome: 'Outcome', why: 'Why' },
  noMember: 'No account',
  outcomes: {
    KEPT: 'Kept',
    FAILED: 'Failed',
    REMOVED: 'Removed',
    RESTORED: 'Restored',
  } satisfies Record<MemberImportUndoResult, string>,
  invite: (count: number) => `Invite ${members(count)} by e-mail`,
  uninvited: (count: number) =>
    `${members(count)} ${count === 1 ? 'has' : 'have'} not been invited and cannot log in yet. With the mail they confirm their address and choose a password.`,
  inviting: (count: number) => `${members(count)} will be invited within minutes.`,
  undo: 'Undo import',
  undoUntil: (moment: string) => `Until ${moment}.`,
  undoTitle: 'Undo this import?',
  undoText: (created: number, updated: number) =>
    `${members(created)} created by it ${created === 1 ? 'is' : 'are'} removed, and ${members(updated)} ${updated === 1 ? 'gets' : 'get'} their old values back. Whoever has logged in, ordered, come or been edited since stays as they are.`,
  keep: 'Keep it',
  members: 'Show the members',
  another: 'Import another file',
};
