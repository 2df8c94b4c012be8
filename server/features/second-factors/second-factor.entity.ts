import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity';

/** The driver returns 64-bit numbers as text. */
const asNumber = { to: (value: number) => value, from: Number };

/** The authenticator app of an account (RFC 6238), and what is being set up: an app or a passkey. Secrets are sealed. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'uuid', name: 'user_id', primaryKeyConstraintName: 'second_factors_pkey' })
  userId!: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'second_factors_user' })
  user!: Relation<User>;

  /** Null until the first one is confirmed. */
  @Column({ type: 'text', nullable: true })
  secret!: string | null;

  /** The time step of the last code that was used: this one and those before it are refused. */
  @Column({ type: 'bigint', name: 'last_step', default: 0, transformer: asNumber })
  lastStep!: number;

  @Column({ type: 'text', name: 'pending_secret', nullable: true })
  pendingSecret!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'pending_until', nullable: true })
  pendingUntil!: Date | null;

  /** The challenge that a new passkey has to sign, in the session that asked for it. */
  @Column({ type: 'varchar', length: 43, name: 'passkey_challenge', nullable: true })
  passkeyChallenge!: string | null;

  @Column({ type: 'uuid', name: 'passkey_session_id', nullable: true })
  passkeySessionId!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'passkey_until', nullable: true })
  passkeyUntil!: Date | null;
}
