import { Field, ID, ObjectType } from 'type-graphql';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { moneyOf, Money } from '../../graphql/money.type';
import type { LedgerEntry } from '../ledger/ledger-entry.entity';
import { Order } from '../orders/order.entity';
import { WriteOffKindType, type WriteOffKind } from './accounting.enums';

export type BookedWriteOff = LedgerEntry & { reason?: string };

@ObjectType({
  description:
    'A booking that gave up what a member owed, or took that back because the member paid after all.',
})
export class WriteOff {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => WriteOffKindType, { description: 'Whether it was given up or recovered.' })
  kind!: WriteOffKind;

  @Field(() => Money, { description: 'Amount; negative if it was recovered.' })
  amount!: Money;

  @Field(() => Date, { description: 'Time of the booking.' })
  bookedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was given up; null if that is not known any more.',
  })
  reason!: string | null;

  @Field(() => Order, { description: 'Order on which it was due.' })
  order!: Order;

  paymentId!: string | null;
}

/** Makes the API's object of a booking; its id is the one in the file of write-offs. */
export const writeOffOf = ({
  transactionId: id,
  subjectId,
  kind,
  amountPaise,
  bookedAt,
  reason,
  order,
}: BookedWriteOff): WriteOff => ({
  id,
  kind: kind as WriteOffKind,
  amount: moneyOf(amountPaise),
  bookedAt,
  reason: reason ?? null,
  order,
  paymentId: kind === 'recovery' ? subjectId : null,
});
