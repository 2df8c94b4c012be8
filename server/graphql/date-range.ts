import { Field, InputType } from 'type-graphql';
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
