import { Field, ID, ObjectType } from 'type-graphql';
import type { ReceiptKind } from '#common/orders';
import { ReceiptKindType } from '../../graphql/enums';

@ObjectType({ description: 'Who placed an order, for those who confirm it.' })
export class OrderMember {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, as E.164.' })
  contact!: string | null;
}

@ObjectType('Receipt', {
  description: 'A receipt, invoice or credit note; the file is at /api/user/receipts/{id}.',
})
export class OrderReceipt {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Such as BH/26-27/000123; without gaps within a financial year.' })
  number!: string;

  @Field(() => ReceiptKindType)
  kind!: ReceiptKind;

  @Field(() => Date)
  issuedAt!: Date;
}
