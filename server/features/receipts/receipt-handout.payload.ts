import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { OrderReceipt } from './receipt.type';

@ObjectType()
abstract class HandoutPayload extends MessagePayload {
  @Field(() => OrderReceipt, { description: 'The receipt with its copies.' })
  receipt!: OrderReceipt;
}

@ObjectType()
abstract class LinkPayload extends HandoutPayload {
  @Field(() => String, { description: 'Absolute URL of the PDF, which needs no access token.' })
  url!: string;

  @Field(() => Date, { description: 'When the URL expires.' })
  expiresAt!: Date;
}

@ObjectType()
export class PrintReceiptPayload extends LinkPayload {}

@ObjectType()
export class ShareReceiptPayload extends LinkPayload {}

@ObjectType()
export class MailReceiptPayload extends HandoutPayload {}
