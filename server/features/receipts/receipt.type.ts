import { Field, ID, ObjectType } from 'type-graphql';
import type { ReceiptKind } from '#common/orders/payments';
import { ReceiptKindType } from '../orders/order.enums';

@ObjectType('Receipt', { description: 'A receipt, an invoice or a credit note.' })
export class OrderReceipt {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id!: string;

  @Field(() => String, {
    description: 'For example BH/26-27/000123. Numbers have no gaps within a financial year.',
  })
  number!: string;

  @Field(() => ReceiptKindType, { description: 'The kind of document.' })
  kind!: ReceiptKind;

  @Field(() => Date, { description: 'When it was issued.' })
  issuedAt!: Date;
}

@ObjectType({ description: 'A receipt, an invoice or a credit note as a PDF file.' })
export class ReceiptFile {
  @Field(() => String, { description: 'File name, for example BH-26-27-000123.pdf.' })
  name!: string;

  @Field(() => String, { description: 'Always `application/pdf`.' })
  mediaType!: string;

  @Field(() => String, { description: 'The content, in base64.' })
  base64!: string;
}
