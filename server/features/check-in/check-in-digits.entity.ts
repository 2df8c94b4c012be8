import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { CODE_DIGITS } from '#common/check-in/limits';
import { User } from '../accounts/user.entity';

/** Random digits allotted to a member for one step. */
@Entity('check_in_digits')
@Unique('check_in_digits_step_unique', ['userId', 'step'])
@Index('check_in_digits_by_end', ['expiresAt'])
export class CheckInDigits {
  @PrimaryColumn({
    type: 'varchar',
    length: CODE_DIGITS,
    primaryKeyConstraintName: 'check_in_digits_pkey',
  })
  digits!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'check_in_digits_user' })
  user!: Relation<User>;

  @Column({ type: 'integer' })
  step!: number;

  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at' })
  expiresAt!: Date;
}
