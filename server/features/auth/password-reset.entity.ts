import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { User } from '../accounts/user.entity';

/** A password reset in progress: first a mailed code, then a token; or a token only, in a link. Deleted once the password has been changed. */
@Entity('password_resets')
@Unique('password_resets_token_unique', ['tokenHash'])
@Index('password_resets_newest', ['userId', 'createdAt'])
@Index('password_resets_oldest', ['createdAt'])
@Index('password_resets_by_maker', ['madeBy'])
export class PasswordReset {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'password_resets_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'password_resets_user' })
  user!: Relation<User>;

  @Column({ type: 'varchar', length: 64, name: 'code_hash' })
  codeHash!: string;

  /** Hash of whoever requested the code, see `ResetRequesters`. It does not work for anybody else. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  requester!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'code_expires_at' })
  codeExpiresAt!: Date;

  @Column({ type: 'varchar', length: 64, name: 'token_hash', nullable: true })
  tokenHash!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'token_expires_at', nullable: true })
  tokenExpiresAt!: Date | null;

  /** Whether staff have made it, without a code, and hand over a link with the token. */
  @Column({ type: 'boolean', name: 'is_handed_over', default: false })
  isHandedOver!: boolean;

  /** Staff who made it; null if nobody did. */
  @Column({ type: 'uuid', name: 'made_by', nullable: true })
  madeBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'made_by', foreignKeyConstraintName: 'password_resets_maker' })
  maker!: Relation<User> | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
