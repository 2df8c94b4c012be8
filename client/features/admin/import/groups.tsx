/** The figures of an import and the rows behind them, in its steps. */
import type { MemberImportKind } from '../../../graphql/types.generated';
import {
  additionColumns,
  creationColumns,
  failureColumns,
  notReachedColumns,
  unchangedColumns,
  undoColumns,
  updateColumns,
} from './import-rows';
import { importContent } from './import.content';
import type { MemberImportStateFragment } from './import.generated';
import { skippedGroup, type RowGroup } from './row-groups';

const { check, done } = importContent;

const columnsOfNew = (kind: MemberImportKind) => (kind === 'MEMBERS' ? creationColumns : additionColumns);

/** The group only for imports of members: other imports change no accounts. */
const ofMembers = (kind: MemberImportKind, group: RowGroup): RowGroup[] =>
  kind === 'MEMBERS' ? [group] : [];

/** Groups of rows after the check. */
export const checkGroups = ({ kind, counts, skippedRowsUrl }: MemberImportStateFragment): RowGroup[] => [
  {
    id: 'CREATE',
    figure: check.counts.create,
    hint: check.hints.create(kind),
    label: check.groups.create(kind),
    count: counts.create,
    filter: { plans: ['CREATE'] },
    columns: columnsOfNew(kind),
  },
  ...ofMembers(kind, {
    id: 'UPDATE',
    figure: check.counts.update,
    hint: check.hints.update,
    label: check.groups.update,
    count: counts.update,
    filter: { plans: ['UPDATE'] },
    columns: updateColumns,
  }),
  {
    id: 'UNCHANGED',
    figure: check.counts.unchanged,
    hint: check.hints.unchanged,
    label: check.groups.unchanged(kind),
    count: counts.unchanged,
    filter: { plans: ['UNCHANGED'] },
    columns: unchangedColumns,
  },
  skippedGroup(counts.skip, skippedRowsUrl),
];

/** Groups of rows after the import. */
export const doneGroups = ({ kind, counts, skippedRowsUrl }: MemberImportStateFragment): RowGroup[] => [
  {
    id: 'created',
    figure: done.counts.created,
    hint: check.hints.create(kind),
    label: done.groups.created(kind),
    count: counts.created,
    filter: { results: ['CREATED'] },
    columns: columnsOfNew(kind),
  },
  ...ofMembers(kind, {
    id: 'updated',
    figure: done.counts.updated,
    hint: done.hints.updated,
    label: done.groups.updated,
    count: counts.updated,
    filter: { results: ['UPDATED'] },
    columns: updateColumns,
  }),
  {
    id: 'unchanged',
    figure: done.counts.unchanged,
    hint: check.hints.unchanged,
    label: check.groups.unchanged(kind),
    count: counts.unchanged,
    filter: { plans: ['UNCHANGED'] },
    columns: unchangedColumns,
  },
  {
    id: 'failed',
    figure: done.counts.failed,
    hint: done.hints.failed,
    label: done.groups.failed,
    count: counts.failed,
    filter: { results: ['FAILED'] },
    columns: failureColumns,
  },
  {
    id: 'notReached',
    figure: done.counts.notReached,
    hint: done.hints.notReached,
    label: done.groups.notReached,
    count: notReached(counts),
    filter: { plans: ['CREATE', 'UPDATE'], hasResult: false },
    columns: notReachedColumns,
  },
  skippedGroup(counts.skip, skippedRowsUrl),
];

/** Rows that the import has not reached. */
const notReached = ({
  create,
  update,
  created,
  updated,
  failed,
}: MemberImportStateFragment['counts']): number => create + update - created - updated - failed;

/** Groups of rows after the undo. */
export const undoGroups = ({ kind, counts }: MemberImportStateFragment): RowGroup[] => [
  {
    id: 'removed',
    figure: done.outcomes.REMOVED,
    hint: check.hints.create(kind),
    label: done.undoGroups.removed(kind),
    count: counts.removed,
    filter: { undoResults: ['REMOVED'] },
    columns: undoColumns,
  },
  ...ofMembers(kind, {
    id: 'restored',
    figure: done.outcomes.RESTORED,
    hint: done.undoHints.restored,
    label: done.undoGroups.restored,
    count: counts.restored,
    filter: { undoResults: ['RESTORED'] },
    columns: undoColumns,
  }),
  {
    id: 'kept',
    figure: done.outcomes.KEPT,
    hint: done.undoHints.kept,
    label: done.undoGroups.kept,
    count: counts.kept,
    filter: { undoResults: ['KEPT'] },
    columns: undoColumns,
  },
  {
    id: 'notUndone',
    figure: done.outcomes.FAILED,
    hint: done.undoHints.notUndone,
    label: done.undoGroups.notUndone,
    count: counts.notUndone,
    filter: { undoResults: ['FAILED'] },
    columns: undoColumns,
  },
];
