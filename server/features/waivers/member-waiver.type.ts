import { Field, Int, ObjectType } from 'type-graphql';
import { WaiverAcceptance } from './waiver-acceptance.entity';

@ObjectType({ description: 'Whether a member has accepted the waiver of the studio.' })
export class MemberWaiver {
  @Field(() => Int, { description: 'Current version of the waiver.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether the member has accepted this version.' })
  isAccepted!: boolean;

  @Field(() => WaiverAcceptance, {
    nullable: true,
    description: 'Acceptance of the latest version that the member has accepted; null if there is none.',
  })
  acceptance!: WaiverAcceptance | null;
}
