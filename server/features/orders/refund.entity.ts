import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { REASON_LENGTH_MAX } from '#common/limits';
import { Payment } from './payment.entity';

export type RefundStatus = 'requested' | 'done';

/** A payment that is given back, in full and once; its id is the key that keeps a gateway from doing it twice. */
@Entity('refunds')
@Unique('refunds_payment_unique', ['paymentId'])
@Unique('refunds_gateway_refund_unique', ['gatewayRefundId'])
@Check('refunds_status_is_known', "status in ('requested', 'done')")
@Check('refunds_done_at_a_time', "(status = 'done') = (done_at is not null)")
export class Refund {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'refunds_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'payment_id' })
  paymentId!: string;

  @ManyToOne(() => Payment)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'refunds_payment' })
  payment!: Relation<Payment>;

  @Column({ type: 'varchar', length: REASON_LENGTH_MAX })
  reason!: string;

  @Column({ type: 'varchar', length: 9 })
  status!: RefundStatus;

  /** The refund's id at the payment's gateway; null at the desk, and until the gateway has been asked. */
  @Column({ type: 'varchar', length: 64, name: 'gateway_refund_id', nullable: true })
  gatewayRefundId!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'requested_at' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'done_at', nullable: true })
  doneAt!: Date | null;
}
