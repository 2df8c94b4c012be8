import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { LegalTextType } from './legal-text.type';

@ObjectType()
export class PublishLegalTextPayload extends MessagePayload {
  @Field(() => LegalTextType, { description: 'The current version.' })
  legalText!: LegalTextType;
}
