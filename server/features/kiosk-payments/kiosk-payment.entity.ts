import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Session } from '../auth/session.entity';

/** The payment that a kiosk shows, without anything of the member who makes it. */
@Entity('kiosk_payments')
@Check('kiosk_payments_show_money', 'amount_paise > 0')
export class KioskPayment {
  @PrimaryColumn({ type: 'uuid', name: 'kiosk_id', primaryKeyConstraintName: 'kiosk_payments_pkey' })
  kioskId!: string;

  @OneToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'kiosk_id', foreignKeyConstraintName: 'kiosk_payments_kiosk' })
  kiosk!: Relation<Session>;

  @Column({ type: 'bigint', name: 'amount_paise', transformer: { to: Number, from: Number } })
  amountPaise!: number;

  /** Payment reference for both sides; `tr` in the UPI link. */
  @Column({ type: 'varchar', length: 35 })
  reference!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'shown_until' })
  shownUntil!: Date;
}
