import { Field, Int, ObjectType } from 'type-graphql';
import type { ReceiptKind } from '#common/orders/payments';
import { ReceiptKindType } from '../orders/order.enums';
import { TaxAmounts } from './tax-amounts.type';

const RATE = 'GST rate in basis points (1/100 %), both halves together; 0 where no tax was charged.';
const GSTIN_OF_DOCUMENTS = 'GSTIN on the documents; null if the studio was not registered.';

@ObjectType({ description: 'A row of table 7 of GSTR-1: supplies to consumers, by rate and place.' })
export class TaxByRate {
  @Field(() => String, { nullable: true, description: GSTIN_OF_DOCUMENTS })
  gstin!: string | null;

  @Field(() => String, {
    description: 'State in which the service was supplied, which is that of the studio.',
  })
  placeOfSupply!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of this state in returns, such as `27`; null if the studio was not registered.',
  })
  stateCode!: string | null;

  @Field(() => Int, { description: RATE })
  rateBasisPoints!: number;

  @Field(() => TaxAmounts, { description: 'Sums of the documents.' })
  amounts!: TaxAmounts;
}

@ObjectType({ description: 'A row of table 12 of GSTR-1: supplies to consumers, by service.' })
export class TaxByService {
  @Field(() => String, { description: 'GSTIN on the documents.' })
  gstin!: string | null;

  @Field(() => String, { description: 'Services accounting code on the documents.' })
  sac!: string | null;

  @Field(() => Int, { description: RATE })
  rateBasisPoints!: number;

  @Field(() => Int, { description: 'Number of invoices and receipts.' })
  soldCount!: number;

  @Field(() => Int, { description: 'Number of credit notes.' })
  creditNoteCount!: number;

  @Field(() => TaxAmounts, { description: 'Sums of the documents.' })
  amounts!: TaxAmounts;
}

@ObjectType({ description: 'A row of table 13 of GSTR-1: documents of a series.' })
export class IssuedSeries {
  @Field(() => String, { description: 'What the numbers begin with, such as `BH/26-27`.' })
  series!: string;

  @Field(() => [ReceiptKindType], { description: 'Kinds of the documents.' })
  kinds!: ReceiptKind[];

  @Field(() => String)
  firstNumber!: string;

  @Field(() => String)
  lastNumber!: string;

  @Field(() => Int, { description: 'Number of documents.' })
  issuedCount!: number;

  @Field(() => Int, {
    description: 'Number of cancelled documents: always 0, since a credit note reverses a document instead.',
  })
  cancelledCount!: number;
}

@ObjectType({ description: 'What the GST return of a month asks for, from the documents issued in it.' })
export class TaxSummary {
  @Field(() => String, { description: 'Month, such as `2026-11`.' })
  month!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'GSTIN of the studio; null if it is not registered for GST, and so issues receipts without tax.',
  })
  gstin!: string | null;

  @Field(() => [TaxByRate], { description: 'Table 7 of GSTR-1.' })
  byRate!: TaxByRate[];

  @Field(() => [TaxByService], { description: 'Table 12 of GSTR-1.' })
  byService!: TaxByService[];

  @Field(() => [IssuedSeries], { description: 'Table 13 of GSTR-1.' })
  series!: IssuedSeries[];

  @Field(() => TaxAmounts, { description: 'Sums of all documents.' })
  total!: TaxAmounts;

  @Field(() => TaxAmounts, {
    description:
      'What the ledger booked in the month. Equal to `total`, except for a sale at midnight on the last day whose document has the time of the next one.',
  })
  booked!: TaxAmounts;
}
