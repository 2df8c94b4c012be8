import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { REASON_LENGTH_MAX } from '#common/limits';
import { staffColumn } from './columns';
import { DayClosing } from './day-closing.entity';

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
