import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ROLES, type Role } from '#common/auth/roles';
import { PLAN_TYPES, type PlanType } from '#common/plans/plans';
import { EnumColumn } from '../../database/enum-column';
import { Trainer } from '../trainers/trainer.entity';
import { User } from './user.entity';

/** Stands for "never" in the columns that lists are sorted by: an index pages through columns without nulls only. */
export const NEVER = new Date(0);

/** Default of columns that instances of the previous version do not write, spelt as PostgreSQL reports it. */
const NEVER_IN_SQL = () => 'to_timestamp((0))';

export const dateOrNull = (date: Date): Date | null => (date.getTime() === NEVER.getTime() ? null : date);

/**
 * What the members list searches, filters and sorts by, in one row per account. Derived from other tables and written
 * by `MemberSummaryService` only.
 */
@Entity('member_summaries')
@Index('member_summaries_by_name', ['nameKey', 'id', 'searchText', 'paidUntil'])
@Index('member_summaries_by_creation', ['createdAt', 'id'])
@Index('member_summaries_by_end', ['paidUntil', 'id', 'trainerId'])
@Index('member_summaries_by_last_visit', ['lastVisitAt', 'id'])
@Index('member_summaries_by_risk', ['highRiskAt', 'id'], { where: "plan_type = 'pass'" })
@Index('member_summaries_by_trainer', ['trainerId', 'nameKey', 'id'])
@Index('member_summaries_of_staff', ['role', 'nameKey', 'id'], { where: "role <> 'user'" })
@Index('member_summaries_search', ['searchText'], { type: 'gin' })
export class MemberSummary {
  /** Id of the account. */
  @PrimaryColumn({ type: 'uuid', name: 'user_id', primaryKeyConstraintName: 'member_summaries_pkey' })
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'member_summaries_user' })
  user!: Relation<User>;

  @EnumColumn('member_summaries_role_is_known', ROLES)
  role!: Role;

  /** The name in lower case, or the e-mail address while there is no name. */
  @Column({ type: 'varchar', length: 254, name: 'name_key' })
  nameKey!: string;

  /** Name and e-mail address in lower case. */
  @Column({ type: 'text', name: 'search_text' })
  searchText!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  /** The plan of the pass, else of the nutrition membership; null if there has never been one. */
  @EnumColumn('member_summaries_plan_type_is_known', PLAN_TYPES, { name: 'plan_type', nullable: true })
  planType!: PlanType | null;

  /** The name of its last plan. */
  @Column({ type: 'varchar', length: 80, name: 'plan_name', nullable: true })
  planName!: string | null;

  /** The end of its last period, exclusive; never if there is none. The membership is active until then. */
  @Column({ type: 'timestamptz', precision: 3, name: 'paid_until' })
  paidUntil!: Date;

  @Column({ type: 'uuid', name: 'trainer_id', nullable: true })
  trainerId!: string | null;

  @ManyToOne(() => Trainer, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'trainer_id', foreignKeyConstraintName: 'member_summaries_trainer' })
  trainer!: Relation<Trainer> | null;

  /** When the member last visited the studio, or never. */
  @Column({ type: 'timestamptz', precision: 3, name: 'last_visit_at' })
  lastVisitAt!: Date;

  /** The start of the first gym pass, or never. */
  @Column({ type: 'timestamptz', precision: 3, name: 'member_since', default: NEVER_IN_SQL })
  memberSince!: Date;

  /** The last visit, or the start of the gym pass if it started or was resumed later; or never. */
  @Column({ type: 'timestamptz', precision: 3, name: 'quiet_since', default: NEVER_IN_SQL })
  quietSince!: Date;

  /** When the member is at risk if there is no other visit; see `common/members/risk.ts`. */
  @Column({ type: 'timestamptz', precision: 3, name: 'risk_at', default: NEVER_IN_SQL })
  riskAt!: Date;

  /** When the risk is high. */
  @Column({ type: 'timestamptz', precision: 3, name: 'high_risk_at', default: NEVER_IN_SQL })
  highRiskAt!: Date;

  /** Until when the member is not listed as at risk, or never. */
  @Column({ type: 'timestamptz', precision: 3, name: 'muted_until', default: NEVER_IN_SQL })
  mutedUntil!: Date;
}

/** The account of a summary, which keeps the summary for the fields that are read from it. */
export function accountOf(summary: MemberSummary): User {
  summary.user.summary = summary;
  return summary.user;
}
