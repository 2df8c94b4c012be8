import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { Enquiry } from './enquiry.entity';

@ObjectType()
export class SendEnquiryPayload extends MessagePayload {}

@ObjectType()
export class AnswerEnquiryPayload extends MessagePayload {
  @Field(() => Enquiry, { description: 'Question after the change.' })
  enquiry!: Enquiry;
}

@ObjectType()
export class RemoveEnquiryPayload extends MessagePayload {
  @Field(() => ID, { description: 'Id of the removed question.' })
  removedEnquiryId!: string;
}
