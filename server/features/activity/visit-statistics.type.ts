import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PROGRESS_WEEKS } from '#common/activity/weeks';
import { DateScalar } from '../../graphql/date.scalar';
import { cost } from '../../graphql/query-cost';

const HOURS_OF_WEEK = 7 * 24;

@ObjectType({ description: 'Visits in a week of the studio.' })
export class VisitWeek {
  @Field(() => DateScalar, { description: 'First day of the week.' })
  startsOn!: string;

  @Field(() => Int, { description: 'Number of visits.' })
  visits!: number;
}

@ObjectType({ description: 'Visits in an hour of the week, in the time zone of the studio.' })
export class BusyHour {
  @Field(() => Int, { description: 'Day of the week: 1 is Monday, 7 is Sunday.' })
  weekday!: number;

  @Field(() => Int, { description: 'Hour in which the visits began: 0 to 23.' })
  hour!: number;

  @Field(() => Int, { description: 'Number of visits in all requested weeks.' })
  visits!: number;
}

@ObjectType({ description: 'How many visits there were, and when.' })
export class VisitStatistics {
  @Field(() => [VisitWeek], {
    description: 'Requested weeks, oldest first, ending with the current one; also those without visits.',
    complexity: cost({ statements: 0, rows: PROGRESS_WEEKS.max }),
  })
  weeks!: VisitWeek[];

  @Field(() => [BusyHour], {
    description: 'Hours of the week with visits, by weekday and hour.',
    complexity: cost({ statements: 0, rows: HOURS_OF_WEEK }),
  })
  busyHours!: BusyHour[];

  @Field(() => Float, {
    nullable: true,
    description:
      'Average per day of the completed weeks, to one decimal. Weeks before the first visit do not count. Null if there is no such week.',
  })
  perDay!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `Same average for as many weeks before; null if fewer than ${PROGRESS_WEEKS.min} are on record.`,
  })
  perDayBefore!: number | null;
}
