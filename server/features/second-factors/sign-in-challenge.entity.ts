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

/** A log-in with the right password, which waits for its second step. */
@Entity('sign_in_challenges')
@Unique('sign_in_challenges_token_unique', ['tokenHash'])
@Index('sign_in_challenges_by_user', ['userId'])
@Index('sign_in_challenges_by_end', ['expiresAt'])
export class SignInChallenge {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'sign_in_challenges_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sign_in_challenges_user' })
  user!: Relation<User>;

  @Column({ type: 'varchar', length: 64, name: 'token_hash' })
  tokenHash!: string;

  /** Hash of the stored hash of the password, so that the challenge ends with it. */
  @Column({ type: 'varchar', length: 64, name: 'password_mark' })
  passwordMark!: string;

  /** Whether the session continues after the browser is closed. */
  @Column({ type: 'boolean', name: 'is_kept' })
  isKept!: boolean;

  /** The session of the kiosk that the log-in ends. */
  @Column({ type: 'uuid', name: 'kiosk_session_id', nullable: true })
  kioskSessionId!: string | null;

  /** The challenge that a passkey has to sign; null without passkeys, and after the first attempt. */
  @Column({ type: 'varchar', length: 43, name: 'passkey_challenge', nullable: true })
  passkeyChallenge!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at' })
  expiresAt!: Date;
}
