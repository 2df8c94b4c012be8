import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Result of saving diet details.' })
export class SavedDietDetails {
  @Field(() => ID, {
    description:
      'Id for reading the details: the member’s id, or an unguessable id that gives access to anonymous details.',
  })
  userId!: string;

  @Field(() => String)
  message!: string;
}
