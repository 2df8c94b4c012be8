import { Field, ID, ObjectType } from 'type-graphql';
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
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';
import { MembershipPeriod } from './membership-period.entity';

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
