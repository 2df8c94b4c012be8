import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { Order } from '../orders/order.entity';

/** The newest link with which whoever has it pays an order without a log-in. */
@Entity('payment_links')
@Unique('payment_links_token_unique', ['tokenHash'])
@Index('payment_links_by_end', ['expiresAt'])
export class PaymentLink {
  @PrimaryColumn({ type: 'uuid', name: 'order_id', primaryKeyConstraintName: 'payment_links_pkey' })
  orderId!: string;

  @OneToOne(() => Order)
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'payment_links_order' })
  order!: Relation<Order>;

  @Column({ type: 'varchar', length: 64, name: 'token_hash' })
  tokenHash!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at' })
  expiresAt!: Date;
}
