import { Field, ObjectType } from 'type-graphql';

/** Base of the payloads of mutations whose result is announced to the user. */
@ObjectType()
export abstract class MessagePayload {
  @Field(() => String)
  message!: string;
}
