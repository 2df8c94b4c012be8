import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The result of a successful request.' })
export class Message {
  @Field(() => String, { description: 'A sentence to show to the user.' })
  message!: string;
}
