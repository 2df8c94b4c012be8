import { Field, ID, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { PLAN_NAME_LENGTH_MAX } from '#common/plans/limits';
import { PLAN_KINDS, PLAN_TYPES, type PlanKind, type PlanType } from '#common/plans/plans';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { PlanKindType } from '../plans/plan.enums';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../accounts/user.entity';
import { Order } from '../orders/order.entity';

/** A period of membership. Periods of one member and plan type never overlap; one bought early follows the last one. */
@ObjectType({
  description:
    'A period of a membership, paid for or granted by the studio. Periods of one membership never overlap: one that is bought early follows the last one.',
})
@Entity('membership_periods')
@Unique('membership_periods_order_unique', ['orderId'])
@Unique('membership_periods_request_key_unique', ['userId', 'requestKey'])
@Index('membership_periods_by_user', ['userId', 'planType', 'startsAt'])
@Index('membership_periods_by_end', ['endsAt'])
@Check('membership_periods_last', '(months > 0 or coalesce(days, 0) > 0) and ends_at > starts_at')
@Check('membership_periods_anchor_is_a_day', 'anchor_day between 1 and 31')
export class MembershipPeriod {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'membership_periods_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'membership_periods_user' })
  user!: Relation<User>;

  /** Gym passes and nutrition plans run independently of each other. */
  @EnumColumn('membership_periods_line_is_known', PLAN_TYPES, { name: 'line' })
  planType!: PlanType;

  @Field(() => String, { description: 'Name of the plan when it was bought.' })
  @Column({ type: 'varchar', length: PLAN_NAME_LENGTH_MAX, name: 'plan' })
  planName!: string;

  @Field(() => PlanKindType, { description: 'Kind of the plan.' })
  @EnumColumn('membership_periods_kind_is_known', PLAN_KINDS, { default: 'membership' })
  kind!: PlanKind;

  /** Zero for a plan of some days. */
  @Column({ type: 'smallint' })
  months!: number;

  /** Null for a plan of months. */
  @Column({ type: 'smallint', nullable: true })
  days!: number | null;

  /** The order that paid for it; null when an admin granted it. */
  @Column({ type: 'uuid', name: 'order_id', nullable: true })
  orderId!: string | null;

  @ManyToOne(() => Order)
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'membership_periods_order' })
  order!: Relation<Order> | null;

  @Field(() => Date, { description: 'Time at which the period starts or has started.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'starts_at' })
  startsAt!: Date;

  @Field(() => Date, {
    description:
      'Exclusive end: midnight after the last day, in the time zone of the studio, or when it was ended early.',
  })
  @Column({ type: 'timestamptz', precision: 3, name: 'ends_at' })
  endsAt!: Date;

  /** Day of the month from which months are counted, so that the 31st survives a shorter month. */
  @Column({ type: 'smallint', name: 'anchor_day' })
  anchorDay!: number;

  /** Days by which freezes and added days, its own and earlier ones, have moved the end; see `termAfter`. */
  @Column({ type: 'smallint', name: 'moved_days', default: 0 })
  movedDays!: number;

  @OneToMany(() => MembershipFreeze, ({ period }) => period)
  freezes!: Relation<MembershipFreeze[]>;

  /** When it was ended early, see `endOf`: at its start if it was withdrawn, as if it had never been. */
  @Column({ type: 'timestamptz', precision: 3, name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** Identifies a grant that may be sent again; null for orders and for grants over REST. */
  @Column({ type: 'varchar', length: 64, name: 'request_key', nullable: true })
  requestKey!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}

/** Days on which a pass does not run, and which are added to its end. A trigger refuses overlapping ones. */
@ObjectType({ description: 'Days on which a gym pass is frozen. They are added to its end.' })
@Entity('membership_freezes')
@Unique('membership_freezes_request_key_unique', ['userId', 'requestKey'])
@Index('membership_freezes_by_period', ['periodId', 'endsAt'])
@Check('membership_freezes_last', 'days > 0 and ends_at >= starts_at')
export class MembershipFreeze {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'membership_freezes_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'membership_freezes_user' })
  user!: Relation<User>;

  @Column({ type: 'uuid', name: 'period_id' })
  periodId!: string;

  @ManyToOne(() => MembershipPeriod, ({ freezes }) => freezes, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'period_id', foreignKeyConstraintName: 'membership_freezes_period' })
  period!: Relation<MembershipPeriod>;

  @Field(() => Date, { description: 'Start of the first day, in the time zone of the studio.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'starts_at' })
  startsAt!: Date;

  @Field(() => Date, {
    description: 'Exclusive end: midnight after the last day, in the time zone of the studio.',
  })
  @Column({ type: 'timestamptz', precision: 3, name: 'ends_at' })
  endsAt!: Date;

  /** How many days were asked for; there are fewer between start and end if it was ended early. */
  @Column({ type: 'smallint' })
  days!: number;

  /** Identifies a request that may be sent again. */
  @Column({ type: 'varchar', length: 64, name: 'request_key' })
  requestKey!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
