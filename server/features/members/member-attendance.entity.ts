import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { MemberSummary } from './member-summary.entity';

/**
 * The parts of the summary of an account that a visit changes, and the sort keys of members at risk. Derived from other
 * tables and written by `MemberSummaryService` only.
 */
@Entity('member_attendance')
@Index('member_attendance_by_last_visit', ['lastVisitAt', 'id'])
@Index('member_attendance_by_risk', ['highRiskAt', 'id'], { where: 'member_since > to_timestamp(0)' })
export class MemberAttendance {
  /** Id of the account. */
  @PrimaryColumn({ type: 'uuid', name: 'user_id', primaryKeyConstraintName: 'member_attendance_pkey' })
  id!: string;

  /** Refers to the table by name, since the two entities would import each other. */
  @ManyToOne('member_summaries', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'member_attendance_summary' })
  summary!: Relation<MemberSummary>;

  /** When the member last visited the studio, or never. */
  @Column({ type: 'timestamptz', precision: 3, name: 'last_visit_at' })
  lastVisitAt!: Date;

  /** The start of the first gym pass, or never. */
  @Column({ type: 'timestamptz', precision: 3, name: 'member_since' })
  memberSince!: Date;

  /** The last visit, or the start of the gym pass if it started or was resumed later; or never. */
  @Column({ type: 'timestamptz', precision: 3, name: 'quiet_since' })
  quietSince!: Date;

  /** When the member is at risk if there is no other visit; see `common/members/risk.ts`. */
  @Column({ type: 'timestamptz', precision: 3, name: 'risk_at' })
  riskAt!: Date;

  /** When the risk is high. */
  @Column({ type: 'timestamptz', precision: 3, name: 'high_risk_at' })
  highRiskAt!: Date;
}
