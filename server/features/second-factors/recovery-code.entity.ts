import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity';

/** A code that replaces the authenticator app once. Used ones are deleted. */
@Entity('recovery_codes')
@Index('recovery_codes_by_user', ['userId'])
export class RecoveryCode {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'recovery_codes_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_codes_user' })
  user!: Relation<User>;

  @Column({ type: 'varchar', length: 64, name: 'code_hash' })
  codeHash!: string;
}
