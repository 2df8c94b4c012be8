import { Field, InputType, ObjectType } from 'type-graphql';
import { MAIL_PARAGRAPH_LENGTH_MAX, MAIL_SIGNATURE_LENGTH_MAX } from '#common/settings/limits';
import type { MailWords } from '#common/settings/mail-words.form';

export const SIGNATURE = {
  description: `Last line of mails to members, up to ${MAIL_SIGNATURE_LENGTH_MAX} characters; empty for none.`,
};
export const PARAGRAPH = `up to ${MAIL_PARAGRAPH_LENGTH_MAX} characters; empty for none. Plain text, in which addresses with https are links.`;

const paragraphIn = (mail: string) => ({ description: `Paragraph in ${mail}, ${PARAGRAPH}` });

@ObjectType()
@InputType()
export abstract class MailWordFields implements MailWords {
  @Field(() => String, SIGNATURE)
  signature!: string;

  @Field(() => String, paragraphIn('the mail that verifies an address'))
  verification!: string;

  @Field(() => String, paragraphIn('an invitation'))
  invitation!: string;

  @Field(() => String, paragraphIn('the mail about a placed order'))
  orderPlaced!: string;

  @Field(() => String, paragraphIn('a mail with a link with which to pay'))
  paymentLink!: string;

  @Field(() => String, paragraphIn('the mail about a paid order'))
  orderConfirmed!: string;

  @Field(() => String, paragraphIn('the mail about a rejected order'))
  orderRejected!: string;

  @Field(() => String, paragraphIn('the mail about a refund'))
  orderRefunded!: string;

  @Field(() => String, paragraphIn('a mail with a receipt'))
  receipt!: string;

  @Field(() => String, paragraphIn('a reminder of a part of a price'))
  dueReminder!: string;

  @Field(() => String, paragraphIn('the mail about a paid part'))
  duePaid!: string;

  @Field(() => String, paragraphIn('a reminder before a membership ends'))
  membershipReminder!: string;

  @Field(() => String, paragraphIn('the mail about an added membership'))
  membershipGranted!: string;

  @Field(() => String, paragraphIn('the mail about a freeze'))
  membershipFrozen!: string;
}
