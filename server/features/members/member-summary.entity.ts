import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  UpdateDateColumn,
  type Relation,
} from 'typeorm';
import { ROLES, type Role } from '#common/accounts/roles';
import { PLAN_NAME_LENGTH_MAX } from '#common/plans/limits';
import { PLAN_TYPES, type PlanType } from '#common/plans/plans';
import { EnumColumn } from '../../database/enum-column';
import { Trainer } from '../trainers/trainer.entity';
import { NEVER_IN_SQL } from '../../database/never';
import { User } from '../accounts/user.entity';

/**
 * The columns that the members list searches, filters and sorts by, in one row per account. Derived from other tables
 * and written by `MemberSummaryService` only. What a visit changes is in `MemberAttendance`, because each change of a
 * row is written to all indexes of its table.
 */
@Entity('member_summaries')
@Index('member_summaries_by_name', ['nameKey', 'id', 'searchText', 'paidUntil'])
@Index('member_summaries_by_creation', ['createdAt', 'id'])
@Index('member_summaries_by_update', ['updatedAt', 'id'])
@Index('member_summaries_by_end', ['paidUntil', 'id', 'trainerId'])
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

  /** The name, folded, or the e-mail address while there is no name. */
  @Column({ type: 'varchar', length: 254, name: 'name_key' })
  nameKey!: string;

  /** Name, e-mail address and phone number, as in `SEARCHED_TEXT`. */
  @Column({ type: 'text', name: 'search_text' })
  searchText!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  /** The plan of the pass, else of the nutrition membership; null if there has never been one. */
  @EnumColumn('member_summaries_plan_type_is_known', PLAN_TYPES, { name: 'plan_type', nullable: true })
  planType!: PlanType | null;

  /** The name of its last plan. */
  @Column({ type: 'varchar', length: PLAN_NAME_LENGTH_MAX, name: 'plan_name', nullable: true })
  planName!: string | null;

  /** The end of its last period, exclusive; never if there is none. The membership is active until then. */
  @Column({ type: 'timestamptz', precision: 3, name: 'paid_until' })
  paidUntil!: Date;

  @Column({ type: 'uuid', name: 'trainer_id', nullable: true })
  trainerId!: string | null;

  @ManyToOne(() => Trainer, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'trainer_id', foreignKeyConstraintName: 'member_summaries_trainer' })
  trainer!: Relation<Trainer> | null;

  /** Missing if it was not joined. */
  @ManyToOne(() => MemberAttendance, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'user_id' })
  attendance?: Relation<MemberAttendance>;

  /** Time until which the member is not listed as at risk, or never. */
  @Column({ type: 'timestamptz', precision: 3, name: 'muted_until', default: NEVER_IN_SQL })
  mutedUntil!: Date;

  /** Set by triggers whenever the row is written, or other columns of the account that members show. */
  @UpdateDateColumn({ type: 'timestamptz', precision: 3, name: 'updated_at' })
  updatedAt!: Date;
}

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

  @ManyToOne(() => MemberSummary, { onDelete: 'CASCADE' })
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

/** A row of a list of members: the summary, or the attendance if the list is sorted by it. */
export type ListedMember = MemberSummary | MemberAttendance;

/** The summary of a row, with the attendance and the account. */
export function summaryOfRow(row: ListedMember): MemberSummary {
  if (!(row instanceof MemberAttendance)) return row;
  row.summary.attendance = row;
  return row.summary;
}

/** An account, with its summary if a list of members was read, for the fields that are read from it. */
export type ListedAccount = User & { summary?: MemberSummary };

/** The account of a row. */
export function accountOf(row: ListedMember): ListedAccount {
  const summary = summaryOfRow(row);
  return Object.assign(summary.user, { summary });
}
