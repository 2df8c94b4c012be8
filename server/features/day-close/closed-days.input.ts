import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { reopenDayForm } from '#common/day-close/day-close.form';
import { PART_CURSOR, REQUEST_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';

@Validated(reopenDayForm)
@InputType()
export class ReopenDayInput {
  @Field(() => ID, { description: 'Id of the closing of the last closed day.' })
  id!: string;

  @Field(() => String, { description: 'Reason, kept with it.' })
  reason!: string;

  @Field(() => String, { description: `${REQUEST_KEY} Repeating it changes nothing more.` })
  requestKey!: string;
}

@ArgsType()
export class ClosingExportArgs {
  @Field(() => String, { nullable: true, description: PART_CURSOR })
  after?: string | null;
}
