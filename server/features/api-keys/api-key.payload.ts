import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { ApiKey } from './api-key.entity';

@ObjectType()
export class CreateApiKeyPayload extends MessagePayload {
  @Field(() => ApiKey, { description: 'The new key.' })
  apiKey!: ApiKey;

  @Field(() => String, {
    description: 'The key itself, to be sent as `Authorization: Bearer <key>`; readable only here.',
  })
  key!: string;
}

@ObjectType()
export class RevokeApiKeyPayload extends MessagePayload {
  @Field(() => ApiKey)
  apiKey!: ApiKey;
}
