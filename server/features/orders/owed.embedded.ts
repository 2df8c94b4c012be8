import { ObjectType } from 'type-graphql';
import { Check, Column } from 'typeorm';
import type { Instalment } from '#common/orders/instalments';
import { CreditedOrder } from './credited.embedded';

/** Columns of an order of which a part was paid at the sale, and the rest is to be paid later. */
@ObjectType()
@Check(
  'orders_due_while_part_paid',
  "due_paise >= 0 and (due_paise > 0) = (status = 'part_paid') and (due_paise > 0) = (due_on is not null)",
)
@Check('orders_written_off_in_part', 'written_off_paise >= 0 and written_off_paise < total_paise')
export abstract class OwedOrder extends CreditedOrder {
  /** What the member still has to pay of an order that has been sold. */
  @Column({ type: 'integer', name: 'due_paise', default: 0 })
  duePaise!: number;

  /** The day by which the next part of it has to be paid, such as 2026-12-05. */
  @Column({ type: 'date', name: 'due_on', nullable: true })
  dueOn!: string | null;

  /** What was agreed at the sale; empty if everything was paid then. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  instalments!: Instalment[];

  /** What the studio has given up; the sale and its tax stay. */
  @Column({ type: 'integer', name: 'written_off_paise', default: 0 })
  writtenOffPaise!: number;
}
