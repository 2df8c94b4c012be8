import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity';

/** The last code that a member has checked in with; it and all earlier ones are no longer valid. */
@Entity('used_check_in_codes')
export class UsedCheckInCode {
  @PrimaryColumn({ type: 'uuid', name: 'user_id', primaryKeyConstraintName: 'used_check_in_codes_pkey' })
  userId!: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'used_check_in_codes_user' })
  user!: Relation<User>;

  @Column({ type: 'integer' })
  step!: number;

  @Column({ type: 'timestamptz', precision: 3, name: 'used_at' })
  usedAt!: Date;
}
