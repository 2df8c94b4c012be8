import type { MemberImportKind } from '../../../graphql/types.generated';
import type { MemberImportStateFragment } from './import.generated';
import { capital, plural, things } from './import-kinds';
import { number, rows, sum } from './import-sums';

type ImportCounts = MemberImportStateFragment['counts'];

/** Texts of the check of an import. */
export const checkContent = {
  title: 'Check',
  working: (done: number, all: number) => `Checked ${number(done)} of ${rows(all)}`,
  nothingChanged: 'Nothing has been changed yet.',
  counts: { create: 'Create', update: 'Update', unchanged: 'Unchanged', skip: 'Skip' },
  hints: {
    create: (kind: MemberImportKind) => `New ${plural(kind)}`,
    update: 'Found by e-mail, then phone',
    unchanged: 'Already as in the file',
    skip: 'With mistakes, listed below',
  },
  rows: ({ create, update, unchanged, skip }: ImportCounts) =>
    sum(rows(create + update + unchanged + skip), [
      [create, 'to create'],
      [update, 'to update'],
      [unchanged, 'unchanged'],
      [skip, 'to skip'],
    ]),
  skipped: 'Rows with mistakes',
  groups: {
    update: 'Members to update',
    create: (kind: MemberImportKind) => `${capital(kind)} to create`,
    unchanged: (kind: MemberImportKind) => `Unchanged ${plural(kind)}`,
  },
  plans: {
    title: 'Unknown plans',
    lead: 'Choose what these names in the file mean.',
    noName: 'No plan, but a last day',
    skip: 'Skip these rows',
    none: (kind: MemberImportKind) =>
      kind === 'PASSES' ? 'Keep the name as it is' : 'Import without a plan',
    submit: 'Check again',
  },
  problems: (count: number) =>
    count === 1 ? 'The row with mistakes' : `The ${number(count)} rows with mistakes`,
  download: (count: number) => (count === 1 ? 'Download the row' : `Download the ${rows(count)}`),
  fileName: 'skipped-rows',
  heads: {
    row: 'Row',
    column: 'Column',
    value: 'Cell',
    cure: 'What to do',
    changes: 'Old and new values',
    values: 'Values',
  },
  noValue: 'none',
  empty: 'Empty',
  invite: 'Invite new members by e-mail',
  inviteHint:
    'They confirm their address and choose a password. Without it, no mail is sent. Members without an e-mail address are not invited.',
  submit: (kind: MemberImportKind, count: number) => `Import ${things(kind, count)}`,
  nothing: 'There is nothing to import: correct the file and choose it again.',
  change: 'Change columns',
  other: 'Choose another file',
};
