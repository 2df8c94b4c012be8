import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { PAYMENT_REFERENCE_LENGTH_MAX } from '#common/orders/limits';
import { GATEWAYS, type GatewayName } from '#common/orders/payments';
import { EnumColumn } from '../../database/enum-column';
import { Order } from './order.entity';

/** In order of progress, which never reverses: a failed payment may still succeed days later, but not vice versa. */
export const PAYMENT_STATUSES = ['created', 'failed', 'authorized', 'captured'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** An attempt to pay an order. The money has arrived once it is captured. */
@Entity('payments')
@Unique('payments_gateway_payment_unique', ['gatewayPaymentId'])
@Unique('payments_request_key_unique', ['orderId', 'requestKey'])
@Index('payments_by_order', ['orderId'])
@Index('payments_by_upi_reference', ['reference'], { where: "method = 'upi' and reference is not null" })
@Index('payments_upi_reference_used_once', ['reference'], {
  unique: true,
  where: "method = 'upi' and reference is not null and not is_reference_free",
})
@Check('payments_captured_at_a_time', "(status = 'captured') = (captured_at is not null)")
@Check(
  'payments_by_hand_or_by_gateway',
  "(gateway = 'desk') = (gateway_payment_id is null) and (gateway <> 'desk' or method in ('cash', 'card', 'upi'))",
)
@Check('payments_hold_money', 'amount_paise > 0')
export class Payment {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'payments_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'order_id' })
  orderId!: string;

  @ManyToOne(() => Order)
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'payments_order' })
  order!: Relation<Order>;

  @EnumColumn('payments_gateway_is_known', GATEWAYS)
  gateway!: GatewayName;

  /** The payment's id at its gateway; null at the desk. */
  @Column({ type: 'varchar', length: 64, name: 'gateway_payment_id', nullable: true })
  gatewayPaymentId!: string | null;

  /** Payment method: a `DeskMethod` at the desk, any method of the gateway otherwise. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  method!: string | null;

  /** At the desk: the UTR of a UPI payment, or what the card terminal printed; null if none was noted. */
  @Column({ type: 'varchar', length: PAYMENT_REFERENCE_LENGTH_MAX, nullable: true })
  reference!: string | null;

  /** Whether another payment may have the same reference, because all of this one was refunded. */
  @Column({ type: 'boolean', name: 'is_reference_free', default: false })
  isReferenceFree!: boolean;

  /** Identifies a later payment at the desk, which may be sent again; null for the others. */
  @Column({ type: 'varchar', length: 64, name: 'request_key', nullable: true })
  requestKey!: string | null;

  @Column({ type: 'integer', name: 'amount_paise' })
  amountPaise!: number;

  @EnumColumn('payments_status_is_known', PAYMENT_STATUSES)
  status!: PaymentStatus;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'captured_at', nullable: true })
  capturedAt!: Date | null;
}
