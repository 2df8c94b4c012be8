import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MembershipPeriod } from './membership-period.entity';

/** Records a reminder about the end of a period, so that each reminder is sent only once. */
@Entity('membership_reminders')
export class MembershipReminder {
  @PrimaryColumn({ type: 'uuid', name: 'period_id', primaryKeyConstraintName: 'membership_reminders_pkey' })
  periodId!: string;

  @ManyToOne(() => MembershipPeriod, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'period_id', foreignKeyConstraintName: 'membership_reminders_period' })
  period!: Relation<MembershipPeriod>;

  /** Days before the end: one of `MEMBERSHIP_REMINDER_DAYS`. */
  @PrimaryColumn({
    type: 'smallint',
    name: 'days_before',
    primaryKeyConstraintName: 'membership_reminders_pkey',
  })
  daysBefore!: number;

  @Column({ type: 'timestamptz', precision: 3, name: 'sent_at' })
  sentAt!: Date;
}
