import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import type { ActivityType } from '#common/activity/activities';
import { activityFilterForm } from '#common/activity/activity.form';
import { PageArgs } from '../../graphql/connection';
import { SEARCH_ACCESS, SHORT_WORDS, SORT_FIELD } from '../../graphql/descriptions';
import { DateRange } from '../../graphql/date-range';
import { SortDirection } from '../../graphql/sort-direction';
import { Validated } from '../../lib/validated';
import { ActivitySortField, ActivityTypeType } from './activity.enums';

@InputType({
  description: 'Which activities of a user to list. All of its conditions have to hold; null sets none.',
})
export class UserActivityFilter {
  @Field(() => ActivityTypeType, { nullable: true, description: 'Only visits, or only workouts.' })
  type?: ActivityType | null;

  @Field(() => DateRange, { nullable: true, description: 'The days on which they happened.' })
  happenedOn?: DateRange | null;
}

@Validated(activityFilterForm)
@InputType({ description: 'Which activities to list. All of its conditions have to hold; null sets none.' })
export class ActivityFilter extends UserActivityFilter {
  @Field(() => ID, { nullable: true, description: 'Only those of this member.' })
  memberId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Words that all have to occur in the name, e-mail address or phone number of the user, in upper or lower case; at most 100 characters. ${SHORT_WORDS} ${SEARCH_ACCESS}`,
  })
  search?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only those whose `updatedAt` is this time or later.',
  })
  updatedSince?: Date | null;

  @Field(() => Int, { nullable: true, description: 'The weekday on which they happened: 1 is Monday.' })
  weekday?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The hour of the day in which they happened: 6 is 6 to 7 am.',
  })
  hour?: number | null;
}

@InputType({ description: 'Sort options for activities.' })
export class ActivitySort {
  @Field(() => ActivitySortField, { description: SORT_FIELD })
  field!: ActivitySortField;

  @Field(() => SortDirection)
  direction!: SortDirection;
}

@ArgsType()
export class ActivityListArgs extends PageArgs {
  @Field(() => ActivityFilter, { nullable: true, description: 'Which activities; all if null.' })
  filter?: ActivityFilter | null;

  @Field(() => ActivitySort, { nullable: true, description: 'Sort options; newest first if null.' })
  orderBy?: ActivitySort | null;
}

@ArgsType()
export class UserActivityListArgs extends PageArgs {
  @Field(() => UserActivityFilter, { nullable: true, description: 'Which activities; all if null.' })
  filter?: UserActivityFilter | null;
}
