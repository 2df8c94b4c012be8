import { Field, ID, InputType, Int } from 'type-graphql';
import { createApiKeyForm, type CreateApiKeyValues } from '#common/api-keys/api-key.form';
import { API_KEY_DAYS_MAX } from '#common/api-keys/limits';
import { ONCE_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';

@Validated(createApiKeyForm)
@InputType()
export class CreateApiKeyInput implements CreateApiKeyValues {
  @Field(() => String, { description: 'What the key is for, such as the name of the program.' })
  name!: string;

  @Field(() => [String], { description: 'Permissions, as they are named in the descriptions of operations.' })
  permissions!: string[];

  @Field(() => Int, { description: `After how many days the key expires: 1 to ${API_KEY_DAYS_MAX}.` })
  expiresInDays!: number;

  @Field(() => [String], {
    defaultValue: [],
    description:
      'IP addresses and networks such as `203.0.113.0/24` from which the key may be used; none for everywhere.',
  })
  addresses!: string[];

  @Field(() => String, { description: 'Password of the current user.' })
  password!: string;

  @Field(() => String, { nullable: true, description: ONCE_KEY })
  requestKey?: string | null;
}

@InputType()
export class RevokeApiKeyInput {
  @Field(() => ID)
  id!: string;
}
