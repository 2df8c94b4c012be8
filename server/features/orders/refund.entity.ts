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
import { REASON_LENGTH_MAX } from '#common/limits';
import { REFUND_METHODS, type RefundMethod } from '#common/orders/payments';
import {
  REFUND_CAUSES,
  REFUND_STATUSES,
  type RefundCause,
  type RefundStatus,
} from '#common/orders/status-transitions';
import { EnumColumn } from '../../database/enum-column';
import { Payment } from './payment.entity';

/**
 * A refund of a payment: of everything that was left of it if we requested it from a gateway, of any part if it was made
 * at the front desk or in the gateway's dashboard. Our requests are kept even at an amount of zero, since they mark a
 * payment as not to be kept.
 */
@Entity('refunds')
@Unique('refunds_gateway_refund_unique', ['gatewayRefundId'])
@Unique('refunds_request_key_unique', ['paymentId', 'requestKey'])
@Index('refunds_by_payment', ['paymentId'])
@Index('refunds_open', ['checkedAt'], { where: "status <> 'done'" })
@Index('refunds_one_open_request', ['paymentId'], {
  unique: true,
  where: "cause <> 'gateway' and status <> 'done'",
})
@Check('refunds_amount_is_not_negative', 'amount_paise >= 0')
@Check('refunds_by_hand_are_done', "by_hand is null or status = 'done'")
@Check('refunds_done_at_a_time', "(status = 'done') = (done_at is not null)")
export class Refund {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'refunds_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'payment_id' })
  paymentId!: string;

  @ManyToOne(() => Payment)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'refunds_payment' })
  payment!: Relation<Payment>;

  @EnumColumn('refunds_cause_is_known', REFUND_CAUSES)
  cause!: RefundCause;

  @Column({ type: 'integer', name: 'amount_paise' })
  amountPaise!: number;

  @Column({ type: 'varchar', length: REASON_LENGTH_MAX })
  reason!: string;

  @EnumColumn('refunds_status_is_known', REFUND_STATUSES)
  status!: RefundStatus;

  /** The refund's id at the gateway; null if it was made by hand, or while the gateway has not answered. */
  @Column({ type: 'varchar', length: 64, name: 'gateway_refund_id', nullable: true })
  gatewayRefundId!: string | null;

  /** Number of the attempt at the gateway. A refund that failed there is retried under a new key. */
  @Column({ type: 'smallint', default: 1 })
  attempt!: number;

  /** Why the last attempt failed, for admins. */
  @Column({ type: 'varchar', length: REASON_LENGTH_MAX, nullable: true })
  problem!: string | null;

  /** How the front desk paid the money back; null if a gateway did, or if it was before this was recorded. */
  @EnumColumn('refunds_method_is_known', REFUND_METHODS, { nullable: true })
  method!: RefundMethod | null;

  /** Identifies a request that may be sent again; null if it came without a key, or from a gateway. */
  @Column({ type: 'varchar', length: 64, name: 'request_key', nullable: true })
  requestKey!: string | null;

  /** How an admin returned the money after the gateway had failed; null for all other refunds. */
  @Column({ type: 'varchar', length: REASON_LENGTH_MAX, name: 'by_hand', nullable: true })
  byHand!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'requested_at' })
  requestedAt!: Date;

  /** When the gateway was last queried about it. */
  @Column({ type: 'timestamptz', precision: 3, name: 'checked_at', nullable: true })
  checkedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'done_at', nullable: true })
  doneAt!: Date | null;

  /** Idempotency key of this attempt, under which the refund can also be found at the gateway. */
  get key(): string {
    return this.attempt === 1 ? this.id : `${this.id}-${this.attempt}`;
  }
}
