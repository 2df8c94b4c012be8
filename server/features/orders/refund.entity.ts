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
import type { RefundCause, RefundStatus } from '#common/orders';
import { Payment } from './payment.entity';

/**
 * Money of a payment that goes back: what was left of it, by our request, or any part of it, by somebody at the gateway.
 * A row by our request stays even if it comes to nothing, since it says that the payment must not be kept.
 */
@Entity('refunds')
@Unique('refunds_gateway_refund_unique', ['gatewayRefundId'])
@Index('refunds_by_payment', ['paymentId'])
@Index('refunds_open', ['checkedAt'], { where: "status <> 'done'" })
@Index('refunds_one_open_request', ['paymentId'], {
  unique: true,
  where: "cause <> 'gateway' and status <> 'done'",
})
@Check('refunds_status_is_known', "status in ('requested', 'pending', 'done', 'failed')")
@Check('refunds_cause_is_known', "cause in ('order', 'unused', 'gateway')")
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

  @Column({ type: 'varchar', length: 7 })
  cause!: RefundCause;

  @Column({ type: 'integer', name: 'amount_paise' })
  amountPaise!: number;

  @Column({ type: 'varchar', length: REASON_LENGTH_MAX })
  reason!: string;

  @Column({ type: 'varchar', length: 9 })
  status!: RefundStatus;

  /** The refund's id at the payment's gateway; null by hand, and until the gateway has been asked. */
  @Column({ type: 'varchar', length: 64, name: 'gateway_refund_id', nullable: true })
  gatewayRefundId!: string | null;

  /** Which try at the gateway this is; one that failed there is never made again under the same key. */
  @Column({ type: 'smallint', default: 1 })
  attempt!: number;

  /** Why the last try did not succeed, for admins. */
  @Column({ type: 'varchar', length: REASON_LENGTH_MAX, nullable: true })
  problem!: string | null;

  /** How an admin gave it back after the gateway had failed; null everywhere else. */
  @Column({ type: 'varchar', length: REASON_LENGTH_MAX, name: 'by_hand', nullable: true })
  byHand!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'requested_at' })
  requestedAt!: Date;

  /** When the gateway was last asked about it. */
  @Column({ type: 'timestamptz', precision: 3, name: 'checked_at', nullable: true })
  checkedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'done_at', nullable: true })
  doneAt!: Date | null;

  /** The key by which the gateway makes this try once, and by which its refund is known there. */
  get key(): string {
    return this.attempt === 1 ? this.id : `${this.id}-${this.attempt}`;
  }
}
