import type {
  MemberImportKind,
  MemberImportStatus,
  MemberImportUndoResult,
} from '../../../graphql/types.generated';
import type { MemberImportStateFragment } from './import.generated';
import { plural, things } from './import-kinds';
import { members, number, rows, sum } from './import-sums';

type ImportCounts = MemberImportStateFragment['counts'];

const undoneMembers = (created: number, updated: number) =>
  `${members(created)} created by it ${created === 1 ? 'is' : 'are'} removed, and ${members(updated)} ${updated === 1 ? 'gets' : 'get'} their old values back. Whoever has logged in, ordered, come or been edited since stays as they are.`;

const undoneThings = (kind: MemberImportKind, created: number) =>
  `${things(kind, created)} created by it ${created === 1 ? 'is' : 'are'} removed.${kind === 'PASSES' ? ' Passes that have been frozen, extended or ended since stay as they are.' : ''}`;

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
  mayLeave: 'You can leave this page: it goes on until you log out.',
  cancel: 'Cancel import',
  counts: {
    created: 'Created',
    updated: 'Updated',
    unchanged: 'Unchanged',
    failed: 'Failed',
    notReached: 'Not reached',
  },
  hints: {
    updated: 'Members with new values',
    failed: 'Changed since the check',
    notReached: 'The import ended before',
  },
  rows: ({ create, update, unchanged, skip, created, updated }: ImportCounts) =>
    sum(rows(create + update + unchanged + skip), [
      [created, 'created'],
      [updated, 'updated'],
      [unchanged, 'unchanged'],
      [create + update - created - updated + skip, 'not imported'],
    ]),
  undoHints: {
    restored: 'Old values are back',
    kept: 'Used or edited since',
    notUndone: 'Could not be undone',
  },
  undoGroups: {
    removed: (kind: MemberImportKind) => `Removed ${plural(kind)}`,
    restored: 'Members with their old values',
    kept: 'Kept, with the reason',
    notUndone: 'Not undone, with the reason',
  },
  groups: {
    failed: 'Changed since the check',
    updated: 'Updated members',
    created: (kind: MemberImportKind) => `Created ${plural(kind)}`,
    notReached: 'Not reached',
  },
  notReached: 'The import ended before this row.',
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
  undoText: (kind: MemberImportKind, created: number, updated: number) =>
    kind === 'MEMBERS' ? undoneMembers(created, updated) : undoneThings(kind, created),
  keep: 'Keep it',
  show: (kind: MemberImportKind) => `Show the ${plural(kind)}`,
  another: 'Import another file',
};
