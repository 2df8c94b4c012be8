import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PROGRESS_WEEKS, type WeeklyRate } from '#common/progress/progress';
import { DateScalar } from '../../graphql/date.scalar';
import { cost } from '../../graphql/query-cost';

@ObjectType({ description: 'A week at the studio, from Monday to Sunday.' })
export class ProgressWeek {
  @Field(() => DateScalar, { description: 'Its Monday, in the time zone of the studio.' })
  startsOn!: string;

  @Field(() => Int, { description: 'Number of visits in the week.' })
  visits!: number;

  @Field(() => Int, { description: 'Number of workouts in the week.' })
  workouts!: number;
}

@ObjectType({ description: 'Number of visits or workouts in the requested weeks.' })
export class ProgressRate implements WeeklyRate {
  @Field(() => Int, { description: 'Total of these weeks, including the current one.' })
  total!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Average per completed week, counted from the first activity, to one decimal; null without such a week.',
  })
  perWeek!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `The same for as many weeks before; null if fewer than ${PROGRESS_WEEKS.min} are on record.`,
  })
  perWeekBefore!: number | null;
}

@ObjectType({ description: 'How often a member visited the studio and trained there.' })
export class Progress {
  @Field(() => [ProgressWeek], {
    description: 'Oldest first, ending with the current week. Includes weeks without visits.',
    complexity: cost({ statements: 0, rows: PROGRESS_WEEKS.max }),
  })
  weeks!: ProgressWeek[];

  @Field(() => ProgressRate, { description: 'How often the member visited the studio.' })
  visits!: ProgressRate;

  @Field(() => ProgressRate, { description: 'How often the member did a workout.' })
  workouts!: ProgressRate;

  @Field(() => Int, {
    description:
      'Consecutive weeks with a visit up to now; the current week cannot break the streak before it ends.',
  })
  currentStreak!: number;

  @Field(() => Int, { description: 'Longest streak of consecutive weeks with a visit.' })
  longestStreak!: number;

  @Field(() => Date, { nullable: true, description: 'Time of the last visit; null without a visit.' })
  lastVisitAt!: Date | null;
}
