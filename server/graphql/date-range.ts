import { Field, InputType } from 'type-graphql';
import { LessThan, MoreThanOrEqual, type FindOperator } from 'typeorm';
import { dayOfText, endOfDay, startOfDay } from '#common/calendar';
import { DateScalar } from './date.scalar';

@InputType({ description: 'Range of days in the time zone of the studio.' })
export class DateRange {
  @Field(() => DateScalar, { nullable: true, description: 'First day; null for no limit.' })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last day, inclusive; null for no limit.' })
  to?: string | null;
}

/** The moments at which a range starts and, exclusive, ends; null where it is open. */
export const momentsOf = ({ from, to }: DateRange): { start: Date | null; end: Date | null } => ({
  start: from == null ? null : new Date(startOfDay(dayOfText(from)!)),
  end: to == null ? null : new Date(endOfDay(dayOfText(to)!)),
});

/** Filters of a list for the rows whose moment in a column is on a day of a range; null for all rows. */
export function onDays<Column extends string>(column: Column, range: DateRange | null | undefined) {
  const { start, end } = momentsOf(range ?? {});
  const filter = (moment: FindOperator<Date>) => ({ [column]: moment }) as Record<Column, FindOperator<Date>>;
  return [start && filter(MoreThanOrEqual(start)), end && filter(LessThan(end))];
}
