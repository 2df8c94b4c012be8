import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class AssignTrainerInput {
  @Field(() => ID)
  memberId!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the trainer; null for none. Must not be absent.' })
  trainerId?: string | null;
}
