import type { MemberImportField } from '../../../graphql/types.generated';
import type { MemberImportStateFragment } from './import.generated';

type Columns = MemberImportStateFragment['columns'];

const isDate = (field: MemberImportField | '' | undefined) => field === 'ENDS_ON' || field === 'JOINED_ON';

/** A date of a chosen column that can be read in two ways; null if nothing has to be asked. */
export function openDates(columns: Columns, fields: Record<number, MemberImportField | ''>): string | null {
  const dates = columns.filter(({ position }) => isDate(fields[position]));
  // Where one order is known it goes for the others.
  if (new Set(dates.flatMap(({ dateOrder }) => dateOrder ?? [])).size === 1) return null;
  const open = dates.find(({ isDateOrderOpen }) => isDateOrderOpen);
  return open ? (open.samples.find(Boolean) ?? open.head) : null;
}
