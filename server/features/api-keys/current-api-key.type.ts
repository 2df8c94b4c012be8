import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What requests with an API key may cost in a minute.' })
export class ApiKeyBudget {
  @Field(() => Int, { description: 'What they may cost together.' })
  limit!: number;

  @Field(() => Int, { description: 'What is left, after this request.' })
  remaining!: number;

  @Field(() => Date, { description: 'Time at which all of it is available again.' })
  resetsAt!: Date;
}

@ObjectType({ description: 'The API key that a request is sent with.' })
export class CurrentApiKey {
  @Field(() => String, { description: 'What the key is for.' })
  name!: string;

  @Field(() => [String], {
    description: 'What it may do now: permissions that both the key and its owner have.',
  })
  permissions!: string[];

  @Field(() => Date, { description: 'Time at which it expires.' })
  expiresAt!: Date;

  @Field(() => ApiKeyBudget, { description: 'What its requests may cost.' })
  budget!: ApiKeyBudget;
}
