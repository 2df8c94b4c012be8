import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const PAISE = { type: 'bigint', transformer: { to: Number, from: Number } } as const;

/**
 * How much money was received and returned on a day, in the time zone of the studio. Derived from the ledger and written
 * by a trigger of it.
 */
@Entity('revenue_days')
@Check('revenue_days_amounts_are_not_negative', 'received_paise >= 0 and refunded_paise >= 0')
export class RevenueDay {
  /** "2026-11-23". */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'revenue_days_pkey' })
  day!: string;

  @Column({ ...PAISE, name: 'received_paise' })
  receivedPaise!: number;

  @Column({ ...PAISE, name: 'refunded_paise' })
  refundedPaise!: number;
}
