import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { ActivityType } from '#common/activity/activities';
import { searchForm } from '#common/search.form';
import { PageArgs } from '../../graphql/connection';
import { SHORT_WORDS } from '../../graphql/descriptions';
import { DateRange } from '../../graphql/date-range';
import { Validated } from '../../lib/validated';
import { ActivityTypeType } from './activity.enums';

@InputType({
  description: 'Which activities of a user to list. All of its conditions have to hold; null sets none.',
})
export class UserActivityFilter {
  @Field(() => ActivityTypeType, { nullable: true, description: 'Only visits, or only workouts.' })
  type?: ActivityType | null;

  @Field(() => DateRange, { nullable: true, description: 'The days on which they happened.' })
  happenedOn?: DateRange | null;
}

@Validated(searchForm)
@InputType({ description: 'Which activities to list. All of its conditions have to hold; null sets none.' })
export class ActivityFilter extends UserActivityFilter {
  @Field(() => ID, { nullable: true, description: 'Only those of this user.' })
  userId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Words that all have to occur in the name, e-mail address or phone number of the user, in upper or lower case; at most 100 characters. ${SHORT_WORDS}`,
  })
  search?: string | null;
}

@ArgsType()
export class ActivityListArgs extends PageArgs {
  @Field(() => ActivityFilter, { nullable: true, description: 'Which activities; all if null.' })
  filter?: ActivityFilter | null;
}

@ArgsType()
export class UserActivityListArgs extends PageArgs {
  @Field(() => UserActivityFilter, { nullable: true, description: 'Which activities; all if null.' })
  filter?: UserActivityFilter | null;
}
