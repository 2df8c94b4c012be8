import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What to tell the person whose request was carried out.' })
export class Message {
  @Field(() => String)
  message!: string;
}
