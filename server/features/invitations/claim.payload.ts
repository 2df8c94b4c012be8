import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';

@ObjectType()
export class MakeClaimCodePayload extends MessagePayload {
  @Field(() => String, { description: 'The code, which cannot be read again.' })
  code!: string;

  @Field(() => String, { description: 'URL of the page on which the member enters it.' })
  url!: string;

  @Field(() => Date, { description: 'Time until which the code is valid.' })
  expiresAt!: Date;

  @Field(() => User)
  member!: User;
}

@ObjectType()
export class ClaimAccountPayload extends MessagePayload {
  @Field(() => Boolean, {
    description: 'Whether the member can log in at once; false if a link has to be opened first.',
  })
  isComplete!: boolean;
}
