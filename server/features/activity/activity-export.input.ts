import { ArgsType, Field } from 'type-graphql';
import { ActivityFilter } from './activity-list.input';

/** The visits and workouts that a file contains. */
@ArgsType()
export class ActivityExportUrlArgs {
  @Field(() => ActivityFilter, { nullable: true, description: 'Which activities; all if null.' })
  filter?: ActivityFilter | null;
}

@ArgsType()
export class ActivityExportArgs extends ActivityExportUrlArgs {
  @Field(() => String, { nullable: true, description: 'Cursor of the row that the part follows.' })
  after?: string | null;
}
