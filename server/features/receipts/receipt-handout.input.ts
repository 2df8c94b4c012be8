import { Field, ID, InputType } from 'type-graphql';
import type { ReceiptPaper } from '#common/receipts/papers';
import { receiptHandoutForm, receiptMailForm } from '#common/receipts/receipt.form';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { enumType } from '../../graphql/enums';
import { Validated } from '../../lib/validated';

const ID_OF_RECEIPT = 'Id of a receipt, invoice or credit note.';
const KEY = `${REQUEST_KEY} Repeating it counts as the same copy.`;

export const ReceiptPaperType = enumType<ReceiptPaper>(
  'ReceiptPaper',
  { a4: 'A4 sheets.', roll_80mm: 'The roll of a receipt printer, 80 mm wide, of which 72 mm are printed.' },
  'What a receipt is printed on.',
);

@Validated(receiptHandoutForm)
@InputType()
export class PrintReceiptInput {
  @Field(() => ID, { description: ID_OF_RECEIPT })
  id!: string;

  @Field(() => ReceiptPaperType, { description: 'What it is printed on.' })
  paper!: ReceiptPaper;

  @Field(() => String, { description: KEY })
  requestKey!: string;
}

@Validated(receiptMailForm)
@InputType()
export class MailReceiptInput {
  @Field(() => ID, { description: ID_OF_RECEIPT })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address for this mail only; null for that of the member. Not stored with the account.',
  })
  email?: string | null;

  @Field(() => String, { description: `${KEY} It is mailed once.` })
  requestKey!: string;
}

@Validated(receiptHandoutForm)
@InputType()
export class ShareReceiptInput {
  @Field(() => ID, { description: ID_OF_RECEIPT })
  id!: string;

  @Field(() => String, { description: KEY })
  requestKey!: string;
}
