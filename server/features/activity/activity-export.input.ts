import { ArgsType, Field } from 'type-graphql';
import { PART_CURSOR } from '../../graphql/descriptions';
import { ActivityFilter } from './activity-list.input';

/** Selects the visits and workouts of a file. */
@ArgsType()
export class ActivityExportUrlArgs {
  @Field(() => ActivityFilter, { nullable: true, description: 'Which activities; all if null.' })
  filter?: ActivityFilter | null;
}

@ArgsType()
export class ActivityExportArgs extends ActivityExportUrlArgs {
  @Field(() => String, { nullable: true, description: PART_CURSOR })
  after?: string | null;
}
