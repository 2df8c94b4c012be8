import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { HANDED_OVER_TO_LENGTH_MAX } from '#common/day-close/limits';
import { REASON_LENGTH_MAX } from '#common/limits';
import { paiseColumn, staffColumn } from './columns';
import type { BankComparison, CashCount, ClosedMovement, WayResult } from './closing-values';

/** A day that was closed, with all days before it that were open. Triggers refuse every change. */
@Entity('day_closings')
@Unique('day_closings_request_key_unique', ['requestKey'])
@Index('day_closings_by_day', ['day'])
@Index('day_closings_newest', ['closedAt', 'id'])
@Check('day_closings_cover_days', 'covers_from <= day')
@Check('day_closings_hold_cash', 'float_paise >= 0 and left_paise >= 0 and handed_over_paise >= 0')
export class DayClosing {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'day_closings_pkey' })
  id!: string;

  @Column({ type: 'date' })
  day!: string;

  @Column({ type: 'date', name: 'covers_from' })
  coversFrom!: string;

  /** The cash in the drawer before the first booking. */
  @Column(paiseColumn('float_paise'))
  floatPaise!: number;

  /** Why the float is not what the last closing left; null if it is. */
  @Column({ type: 'varchar', length: REASON_LENGTH_MAX, name: 'float_reason', nullable: true })
  floatReason!: string | null;

  @Column({ type: 'jsonb', name: 'cash_count' })
  cashCount!: CashCount;

  @Column({ type: 'jsonb' })
  ways!: WayResult[];

  @Column({ type: 'jsonb' })
  movements!: ClosedMovement[];

  @Column({ type: 'jsonb', name: 'bank_list', nullable: true })
  bankList!: BankComparison | null;

  @Column(paiseColumn('left_paise'))
  leftPaise!: number;

  @Column(paiseColumn('handed_over_paise'))
  handedOverPaise!: number;

  @Column({ type: 'varchar', length: HANDED_OVER_TO_LENGTH_MAX, name: 'handed_over_to' })
  handedOverTo!: string;

  @Column(staffColumn('closed_by'))
  closedBy!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'closed_at' })
  closedAt!: Date;

  @Column({ type: 'varchar', length: 64, name: 'request_key' })
  requestKey!: string;

  /** Exists if the day was opened again. */
  @OneToOne(() => DayReopening, ({ closing }) => closing)
  reopening?: Relation<DayReopening> | null;
}

/** A closed day that an admin opened again. The closing stays as it was; rows never change. */
@Entity('day_reopenings')
export class DayReopening {
  @PrimaryColumn({ type: 'uuid', name: 'closing_id', primaryKeyConstraintName: 'day_reopenings_pkey' })
  closingId!: string;

  @OneToOne(() => DayClosing, ({ reopening }) => reopening)
  @JoinColumn({ name: 'closing_id', foreignKeyConstraintName: 'day_reopenings_closing' })
  closing!: Relation<DayClosing>;

  @Column({ type: 'varchar', length: REASON_LENGTH_MAX })
  reason!: string;

  @Column(staffColumn('reopened_by'))
  reopenedBy!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'reopened_at' })
  reopenedAt!: Date;

  @Column({ type: 'varchar', length: 64, name: 'request_key' })
  requestKey!: string;
}
