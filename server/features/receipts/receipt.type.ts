import { Field, ID, ObjectType } from 'type-graphql';
import type { ReceiptKind } from '#common/orders/payments';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { FILE_CONTENT_COST } from '../../graphql/query-cost';
import { ReceiptKindType } from '../orders/order.enums';

@ObjectType('Receipt', { description: 'A receipt, invoice or credit note for an order.' })
export class OrderReceipt {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => String, {
    description:
      'Number of the document, such as `BH/26-27/000123`. Within a financial year, receipts and invoices are numbered without gaps, and so are credit notes, in a series of their own.',
  })
  number!: string;

  @Field(() => ReceiptKindType, { description: 'Kind of document.' })
  kind!: ReceiptKind;

  @Field(() => Date, { description: 'Time of issue.' })
  issuedAt!: Date;
}

@ObjectType({ description: 'A receipt, invoice or credit note as a PDF file.' })
export class ReceiptFile {
  @Field(() => String, { description: 'File name, such as `BH-26-27-000123.pdf`.' })
  name!: string;

  @Field(() => String, { description: 'Media type, always `application/pdf`.' })
  mediaType!: string;

  @Field(() => String, { description: 'Content of the file, in Base64.', complexity: FILE_CONTENT_COST })
  base64!: string;
}
