import { Field, InputType } from 'type-graphql';
import { dayOfText, endOfDay, startOfDay } from '#common/calendar';
import { DateScalar } from './date.scalar';

@InputType({ description: 'Days of the calendar in the studio’s time zone. Null sets no limit.' })
export class DateRange {
  @Field(() => DateScalar, { nullable: true, description: 'The first day.' })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day, inclusive.' })
  to?: string | null;
}

/** The moments at which a range starts and, exclusive, ends; null where it is open. */
export const momentsOf = ({ from, to }: DateRange): { start: Date | null; end: Date | null } => ({
  start: from == null ? null : new Date(startOfDay(dayOfText(from)!)),
  end: to == null ? null : new Date(endOfDay(dayOfText(to)!)),
});
