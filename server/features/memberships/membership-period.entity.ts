import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import type { PlanType } from '#common/plans';
import { User } from '../members/user.entity';
import { Order } from '../orders/order.entity';

/** A stretch of membership; those of one line follow each other without a gap, and never overlap. */
@Entity('membership_periods')
@Unique('membership_periods_order_unique', ['orderId'])
@Index('membership_periods_by_user', ['userId', 'line', 'startsAt'])
@Index('membership_periods_by_end', ['endsAt'])
@Check('membership_periods_line_is_known', "line in ('pass', 'nutrition')")
@Check('membership_periods_last', 'months > 0 and ends_at > starts_at')
@Check('membership_periods_anchor_is_a_day', 'anchor_day between 1 and 31')
export class MembershipPeriod {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'membership_periods_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'membership_periods_user' })
  user!: Relation<User>;

  /** A pass and a nutrition plan are different things: each runs by itself. */
  @Column({ type: 'varchar', length: 9 })
  line!: PlanType;

  @Column({ type: 'varchar', length: 80 })
  plan!: string;

  @Column({ type: 'smallint' })
  months!: number;

  /** The order that it was bought by; null when an admin gave it. */
  @Column({ type: 'uuid', name: 'order_id', nullable: true })
  orderId!: string | null;

  @ManyToOne(() => Order)
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'membership_periods_order' })
  order!: Relation<Order> | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'starts_at' })
  startsAt!: Date;

  /** The first moment after it: the midnight that ends its last day. */
  @Column({ type: 'timestamptz', precision: 3, name: 'ends_at' })
  endsAt!: Date;

  /** The day of the month that its months are counted by: the 31st stays meant after a February. */
  @Column({ type: 'smallint', name: 'anchor_day' })
  anchorDay!: number;

  /** When it was ended before its time; it counts for nothing from then on. */
  @Column({ type: 'timestamptz', precision: 3, name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
