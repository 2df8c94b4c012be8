import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Diet details that were saved.' })
export class SavedDietDetails {
  @Field(() => ID, {
    description: 'Opens the details: the number of the member, or an unguessable one that alone opens them.',
  })
  userId!: string;

  @Field(() => String)
  message!: string;
}
