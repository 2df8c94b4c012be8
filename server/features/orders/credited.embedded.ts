import { ObjectType } from 'type-graphql';
import { Check, Column, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Order } from './order.entity';
import { OrderedPlan } from './ordered-plan.embedded';

/** Columns of an order that replaced the period of another one, whose unused days were taken off the total. */
@ObjectType()
@Check(
  'orders_credit_is_of_an_order',
  `credit_paise >= 0 and (credit_paise > 0) = (credited_order_id is not null)
    and (credit_paise > 0) = (credit_days is not null)`,
)
export abstract class CreditedOrder extends OrderedPlan {
  @Column({ type: 'integer', name: 'credit_paise', default: 0 })
  creditPaise!: number;

  /** How many days were unused, that of the change included. */
  @Column({ type: 'smallint', name: 'credit_days', nullable: true })
  creditDays!: number | null;

  @Column({ type: 'uuid', name: 'credited_order_id', nullable: true })
  creditedOrderId!: string | null;

  @ManyToOne('Order')
  @JoinColumn({ name: 'credited_order_id', foreignKeyConstraintName: 'orders_credited_order' })
  creditedOrder!: Relation<Order> | null;
}
