import { Field, ObjectType } from 'type-graphql';
import { Column, UpdateDateColumn } from 'typeorm';
import { OwedOrder } from './owed.embedded';

/** Columns that say when an order was placed, decided and changed. */
@ObjectType()
export abstract class DatedOrder extends OwedOrder {
  @Field(() => Date, { description: 'Time at which the order was placed.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'placed_at' })
  placedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the last status change; null while `PENDING`.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'decided_at', nullable: true })
  decidedAt!: Date | null;

  /** Set by triggers: also when a payment, a refund or a receipt is added or changes. */
  @Field(() => Date, {
    description: 'Time of the last change of the order, its payments, refunds or receipts.',
  })
  @UpdateDateColumn({ type: 'timestamptz', precision: 3, name: 'updated_at' })
  updatedAt!: Date;
}
