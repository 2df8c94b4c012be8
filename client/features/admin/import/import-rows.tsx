import { formatPhone } from '#common/accounts/phone';
import { NoValue } from '../../../components/no-value';
import type { MemberImportField, MemberImportRowFilter } from '../../../graphql/types.generated';
import { formatDay } from '../../../lib/format-day';
import { formatMoment } from '../../../lib/format-moment';
import { isDate } from './import-kinds';
import { ListBody } from '../list/list-body';
import { ListSkeleton, ListTable, type ListColumn } from '../list/list-table';
import { useListTab } from '../list/use-list-tab';
import { memberName } from '../members/member-name';
import { importContent } from './import.content';
import { useMemberImportRowsQuery, type ImportedRowFragment } from './import.generated';
import classes from './import.module.css';

const { columns, check, done } = importContent;

interface ImportRowsProps {
  importId: string;
  filter: MemberImportRowFilter;
  title: string;
  columns: ListColumn<ImportedRowFragment>[];
}

/** Rows of an import, page by page. */
export function ImportRows({ importId, filter, title, columns: shown }: ImportRowsProps) {
  const list = useListTab({
    useQuery: useMemberImportRowsQuery,
    questionIn: () => ({ importId, filter }),
    connectionIn: ({ memberImportRows }) => memberImportRows,
    filters: {},
  });
  return (
    <section className={classes.part} aria-labelledby="import-rows">
      <h3 id="import-rows">{title}</h3>
      <ListBody list={list} loading={<ListSkeleton columns={shown} />}>
        {(rows) => <ListTable caption={title} columns={shown} rows={rows} />}
      </ListBody>
    </section>
  );
}

/** One line for each mistake in the row. */
const lines = (
  row: ImportedRowFragment,
  textOf: (problem: ImportedRowFragment['problems'][number]) => string,
) =>
  row.problems.map((problem, index) => (
    <span key={index} className={classes.line}>
      {textOf(problem)}
    </span>
  ));

const position = ({ position: row }: ImportedRowFragment) => importContent.row(row);

export const problemColumns: ListColumn<ImportedRowFragment>[] = [
  { id: 'row', head: check.heads.row, width: 10, isHalf: true, cell: position },
  {
    id: 'column',
    head: check.heads.column,
    width: 20,
    isHalf: true,
    cell: (row) => lines(row, ({ column }) => column || '–'),
  },
  {
    id: 'value',
    head: check.heads.value,
    width: 25,
    cell: (row) => lines(row, ({ value }) => value || check.empty),
  },
  { id: 'cure', head: check.heads.cure, width: 45, cell: (row) => lines(row, ({ message }) => message) },
];

const valueOf = (field: MemberImportField, value: string): string => {
  if (field === 'PHONE') return formatPhone(value);
  if (field === 'HAPPENED_AT') return formatMoment(value);
  return isDate(field) ? formatDay(value) : value;
};

/** One line for each value that the row changes; all values of a new member are new. */
const changedValues = ({ plan, changes }: ImportedRowFragment) =>
  changes.map(({ field, before, after }) => (
    <span key={field} className={classes.line}>
      {columns.fields[field]}:{' '}
      {plan === 'UPDATE' && `${before === null ? check.noValue : valueOf(field, before)} → `}
      {valueOf(field, after)}
    </span>
  ));

const member: ListColumn<ImportedRowFragment> = {
  id: 'member',
  head: done.heads.member,
  width: 30,
  cell: (row) => (row.member ? memberName(row.member) : <NoValue meaning={done.noMember} />),
};
const why: ListColumn<ImportedRowFragment> = {
  id: 'why',
  head: done.heads.why,
  width: 45,
  cell: ({ explanation }) => explanation,
};
const row: ListColumn<ImportedRowFragment> = {
  id: 'row',
  head: done.heads.row,
  width: 10,
  isHalf: true,
  cell: position,
};

export const failureColumns = [row, member, why];

export const updateColumns: ListColumn<ImportedRowFragment>[] = [
  row,
  member,
  { id: 'changes', head: check.heads.changes, width: 60, cell: changedValues },
];

/** Columns for rows that add something to a member. */
export const additionColumns: ListColumn<ImportedRowFragment>[] = [
  row,
  member,
  { id: 'values', head: check.heads.values, width: 60, cell: changedValues },
];

export const creationColumns: ListColumn<ImportedRowFragment>[] = [
  row,
  { id: 'values', head: check.heads.values, width: 90, cell: changedValues },
];

/** Columns for a group of rows with the same outcome. */
const columnsWith = (reason: string): ListColumn<ImportedRowFragment>[] => [
  row,
  member,
  { id: 'why', head: done.heads.why, width: 60, cell: () => reason },
];

export const unchangedColumns = columnsWith(check.hints.unchanged);
export const notReachedColumns = columnsWith(done.notReached);

export const undoColumns: ListColumn<ImportedRowFragment>[] = [
  row,
  {
    id: 'outcome',
    head: done.heads.outcome,
    width: 15,
    isHalf: true,
    cell: ({ undoResult }) => undoResult && done.outcomes[undoResult],
  },
  member,
  why,
];
