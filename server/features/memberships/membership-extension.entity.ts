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
import { REASON_LENGTH_MAX } from '#common/limits';
import { User } from '../accounts/user.entity';
import { MembershipPeriod } from './membership-period.entity';

/** Days that staff added to a membership. A trigger refuses changes; the journal has the author. */
@Entity('membership_extensions')
@Unique('membership_extensions_request_key_unique', ['userId', 'requestKey'])
@Index('membership_extensions_by_period', ['periodId'])
@Check('membership_extensions_add_days', 'days > 0')
export class MembershipExtension {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'membership_extensions_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'membership_extensions_user' })
  user!: Relation<User>;

  @Column({ type: 'uuid', name: 'period_id' })
  periodId!: string;

  @ManyToOne(() => MembershipPeriod, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'period_id', foreignKeyConstraintName: 'membership_extensions_period' })
  period!: Relation<MembershipPeriod>;

  @Column({ type: 'smallint' })
  days!: number;

  @Column({ type: 'varchar', length: REASON_LENGTH_MAX })
  reason!: string;

  /** Identifies a request that may be sent again. */
  @Column({ type: 'varchar', length: 64, name: 'request_key' })
  requestKey!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
