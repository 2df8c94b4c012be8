import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity';

/** A refresh token that has been replaced. */
export interface ReplacedToken {
  hash: string;
  /** Used to derive the next token from this one. */
  salt: string;
  replacedAtMs: number;
}

/** A log-in on one device, which lasts as long as its refresh token is renewed. */
@Entity('sessions')
@Index('sessions_by_user', ['userId'])
@Index('sessions_by_end', ['expiresAt'])
@Index('sessions_ended', ['endedAt'], { where: 'ended_at is not null' })
@Index('sessions_of_kiosks', ['lastUsedAt'], { where: 'is_kiosk' })
export class Session {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sessions_user' })
  user!: Relation<User>;

  @Column({ type: 'varchar', length: 64, name: 'token_hash' })
  tokenHash!: string;

  @Column({ type: 'varchar', length: 64, name: 'previous_token_hash', nullable: true })
  previousTokenHash!: string | null;

  /** Derives the current refresh token from the previous one, so that repeating a renewal yields the same token. */
  @Column({ type: 'varchar', length: 64, name: 'rotation_salt' })
  rotationSalt!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'rotated_at' })
  rotatedAt!: Date;

  /** Tokens before the previous one that were replaced a moment ago, newest first. */
  @Column({ type: 'jsonb', name: 'older_tokens', default: [] })
  olderTokens!: ReplacedToken[];

  /** Whether the session outlives the browser. */
  @Column({ type: 'boolean', name: 'is_kept' })
  isKept!: boolean;

  /** Whether it is only for the operations of kiosks. */
  @Column({ type: 'boolean', name: 'is_kiosk', default: false })
  isKiosk!: boolean;

  @Column({ type: 'varchar', length: 120 })
  device!: string;

  /** Network address of the first use. */
  @Column({ type: 'varchar', length: 45 })
  address!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'last_used_at' })
  lastUsedAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
