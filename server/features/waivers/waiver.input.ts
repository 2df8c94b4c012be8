import { Field, ID, InputType, Int } from 'type-graphql';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { WAIVER_LENGTH_MAX } from '#common/waivers/limits';
import { acceptanceForm } from '#common/waivers/acceptance.form';
import { waiverForm } from '#common/waivers/waiver.form';
import { Validated } from '../../lib/validated';

const VERSION =
  'Version that the member has read. If it is not the current one, nothing is recorded: the mutation fails with the reason `WAIVER_CHANGED`, and `extensions.waiver` is the current one.';

const NAME = `Full name of the member, as a signature; up to ${NAME_LENGTH_MAX} characters.`;

@Validated(waiverForm)
@InputType()
export class PublishWaiverInput {
  @Field(() => String, {
    description: `Paragraphs, separated by empty lines, up to ${WAIVER_LENGTH_MAX} characters; empty to ask for no waiver.`,
  })
  text!: string;

  @Field(() => Int, {
    description:
      'Version on which the text is based. If it is not the current one, nothing is published: the mutation fails with the reason `STALE_VERSION`.',
  })
  expectedVersion!: number;
}

@Validated(acceptanceForm)
@InputType()
export class AcceptWaiverInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: NAME })
  name!: string;
}

@Validated(acceptanceForm)
@InputType()
export class RecordWaiverInput {
  @Field(() => ID)
  memberId!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether the member has signed it on paper, rather than accepted it on the screen.',
  })
  isOnPaper!: boolean;
}
