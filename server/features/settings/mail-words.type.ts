import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { mailTrialForm, mailWordsForm, type WordedMail } from '#common/settings/mail-words.form';
import { enumType } from '../../graphql/enums';
import { LONG_TEXT_COST } from '../../graphql/query-cost';
import { Validated } from '../../lib/validated';
import { EXPECTED_VERSION, VERSION } from './input-texts';
import { MailWordFields, PARAGRAPH, SIGNATURE } from './mail-word-fields.type';

export const WordedMailType = enumType<WordedMail>(
  'WordedMail',
  {
    verification: 'With the link that verifies an address.',
    invitation: 'To members for whom the studio has set up an account.',
    order_placed: 'What to pay, and by when.',
    payment_link: 'With a link with which to pay.',
    order_confirmed: 'With the receipt of an order.',
    order_rejected: 'That an order was not accepted.',
    order_refunded: 'That an order was refunded.',
    receipt: 'With a receipt that the front desk sends.',
    due_reminder: 'That a part of a price is due.',
    due_paid: 'That a part of a price was paid.',
    membership_reminder: 'That a membership ends.',
    membership_granted: 'That the studio has added a membership.',
    membership_frozen: 'That a membership is frozen.',
  },
  'A mail to members into which the studio writes a paragraph.',
);

@ObjectType('MailWords', { description: 'What the studio writes into its mails to members.' })
export class MailWordsType extends MailWordFields {
  @Field(() => Int, { description: VERSION })
  version!: number;
}

@Validated(mailWordsForm)
@InputType({ description: 'All of them.' })
export class UpdateMailWordsInput extends MailWordFields {
  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}

@ArgsType()
@InputType()
abstract class TrialFields {
  @Field(() => WordedMailType)
  mail!: WordedMail;

  @Field(() => String, SIGNATURE)
  signature!: string;

  @Field(() => String, { description: `Paragraph, ${PARAGRAPH}` })
  paragraph!: string;
}

/** The studio's own words for a mail that is tried out. */
@Validated(mailTrialForm)
@ArgsType()
export class MailPreviewArgs extends TrialFields {}

@Validated(mailTrialForm)
@InputType({ description: 'What the studio would write into a mail.' })
export class SendMailTrialInput extends TrialFields {}

@ObjectType({ description: 'A mail with invented values, as it would be sent.' })
export class MailPreview {
  @Field(() => String)
  subject!: string;

  @Field(() => String, { description: 'Plain text.', complexity: LONG_TEXT_COST })
  text!: string;

  @Field(() => String, {
    description: 'HTML document that loads nothing and runs no scripts.',
    complexity: LONG_TEXT_COST,
  })
  html!: string;
}
