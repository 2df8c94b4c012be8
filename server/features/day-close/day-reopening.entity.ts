import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { REASON_LENGTH_MAX } from '#common/limits';
import { staffColumn } from './columns';
import { DayClosing } from './day-closing.entity';

/** A closed day that an admin opened again. The closing stays as it was; rows never change. */
@Entity('day_reopenings')
@Unique('day_reopenings_closing_unique', ['closingId'])
export class DayReopening {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'day_reopenings_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'closing_id' })
  closingId!: string;

  @ManyToOne(() => DayClosing)
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
