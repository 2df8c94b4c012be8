import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PROGRESS_WEEKS, type WeeklyRate } from '#common/progress';
import { cost } from '../../graphql/query-cost';

@ObjectType({ description: 'What a body measured last in a week.' })
export class WeeklyMeasurement {
  @Field(() => ID)
  id!: string;

  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  weight!: number | null;

  @Field(() => Float, { nullable: true, description: 'Kilograms.' })
  muscleMass!: number | null;

  @Field(() => Date)
  measuredAt!: Date;
}

@ObjectType({ description: 'A week at the studio, from Monday to Sunday.' })
export class ProgressWeek {
  @Field(() => Date, { description: 'The moment at which its Monday begins at the studio.' })
  startsAt!: Date;

  @Field(() => Int)
  visits!: number;

  @Field(() => Int)
  workouts!: number;
}

@ObjectType({ description: 'How often something happened in the weeks that were asked for.' })
export class ProgressRate implements WeeklyRate {
  @Field(() => Int, { description: 'In all of them, with the week that runs.' })
  total!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'On average in a week that is over, to one decimal, counted from the first week ever.',
  })
  perWeek!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `The same of as many weeks before; null where these are fewer than ${PROGRESS_WEEKS.min}.`,
  })
  perWeekBefore!: number | null;
}

@ObjectType({ description: 'How often somebody was at the studio, and trained there.' })
export class Progress {
  @Field(() => [ProgressWeek], {
    description: 'Oldest first; the last one runs. Weeks without a visit are there as well.',
    complexity: cost({ statements: 0, rows: PROGRESS_WEEKS.max }),
  })
  weeks!: ProgressWeek[];

  @Field(() => ProgressRate)
  visits!: ProgressRate;

  @Field(() => ProgressRate)
  workouts!: ProgressRate;

  @Field(() => Int, {
    description: 'Weeks in a row with a visit, up to now; the week that runs ends nothing before it is over.',
  })
  currentStreak!: number;

  @Field(() => Int, { description: 'The most weeks in a row with a visit, ever.' })
  longestStreak!: number;

  @Field(() => Date, { nullable: true })
  lastVisitAt!: Date | null;
}
