import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';

@ObjectType()
export class CheckPaymentGatewayPayload extends MessagePayload {
  @Field(() => Boolean, { description: 'Whether the gateway accepts the key.' })
  isAccepted!: boolean;
}
