import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PROGRESS_WEEKS, type WeeklyRate } from '#common/activity/weeks';
import { DateScalar } from '../../graphql/date.scalar';
import { cost } from '../../graphql/query-cost';

@ObjectType({ description: 'Visits and workouts in a week of the studio.' })
export class ProgressWeek {
  @Field(() => DateScalar, { description: 'First day of the week.' })
  startsOn!: string;

  @Field(() => Int, { description: 'Number of visits.' })
  visits!: number;

  @Field(() => Int, { description: 'Number of workouts.' })
  workouts!: number;
}

@ObjectType({ description: 'The frequency of visits or workouts in the requested weeks.' })
export class ProgressRate implements WeeklyRate {
  @Field(() => Int, { description: 'Total number in these weeks, including the current one.' })
  total!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Average per completed week, to one decimal. Weeks before the first visit or workout do not count. Null if there is no such week.',
  })
  perWeek!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `Same average for as many weeks before; null if fewer than ${PROGRESS_WEEKS.min} are on record.`,
  })
  perWeekBefore!: number | null;
}

@ObjectType({ description: 'Visits to the studio and workouts of a user.' })
export class Progress {
  @Field(() => [ProgressWeek], {
    description:
      'Requested weeks, oldest first, ending with the current one; also those without visits and workouts.',
    complexity: cost({ statements: 0, rows: PROGRESS_WEEKS.max }),
  })
  weeks!: ProgressWeek[];

  @Field(() => ProgressRate, { description: 'Visits in the requested weeks.' })
  visits!: ProgressRate;

  @Field(() => ProgressRate, { description: 'Workouts in the requested weeks.' })
  workouts!: ProgressRate;

  @Field(() => Int, { description: 'Number of all visits so far.' })
  visitCount!: number;

  @Field(() => Int, { description: 'Number of all workouts so far.' })
  workoutCount!: number;

  @Field(() => Int, {
    description:
      'Number of consecutive weeks with a visit, up to now. The current week counts as soon as it has one.',
  })
  currentStreak!: number;

  @Field(() => Int, { description: 'Largest number of consecutive weeks with a visit so far.' })
  longestStreak!: number;

  @Field(() => Date, { nullable: true, description: 'Time of the last visit; null if there is none.' })
  lastVisitAt!: Date | null;
}
