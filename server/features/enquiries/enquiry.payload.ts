import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { Enquiry } from './enquiry.entity';

@ObjectType({ description: 'Payload of `sendEnquiry`.' })
export class SendEnquiryPayload extends MessagePayload {}

@ObjectType({ description: 'Payload of `answerEnquiry`.' })
export class AnswerEnquiryPayload extends MessagePayload {
  @Field(() => Enquiry, { description: 'Question after the change.' })
  enquiry!: Enquiry;
}

@ObjectType({ description: 'Payload of `removeEnquiry`.' })
export class RemoveEnquiryPayload extends MessagePayload {
  @Field(() => ID, { description: 'Id of the removed question.' })
  removedEnquiryId!: string;
}
