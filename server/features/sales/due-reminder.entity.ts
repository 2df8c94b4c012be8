import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Order } from '../orders/order.entity';

const KEY = { primaryKeyConstraintName: 'due_reminders_pkey' };

/** Records a reminder of an instalment, so that each reminder is sent only once. */
@Entity('due_reminders')
export class DueReminder {
  @PrimaryColumn({ type: 'uuid', name: 'order_id', ...KEY })
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'due_reminders_order' })
  order!: Relation<Order>;

  /** The promised day of the instalment, such as 2026-12-05. */
  @PrimaryColumn({ type: 'date', name: 'due_on', ...KEY })
  dueOn!: string;

  /** Days after the due date: one of those in the settings. */
  @PrimaryColumn({ type: 'smallint', name: 'days_after', ...KEY })
  daysAfter!: number;

  @Column({ type: 'timestamptz', precision: 3, name: 'sent_at' })
  sentAt!: Date;
}
