import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity';

/** A key that a client has sent with a write, so that it can send it again. */
@Entity('idempotency_keys')
@Index('idempotency_keys_by_age', ['firstUsedAt'])
export class IdempotencyKey {
  @PrimaryColumn({ type: 'uuid', name: 'user_id', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'idempotency_keys_user' })
  user!: Relation<User>;

  @PrimaryColumn({
    type: 'varchar',
    length: 64,
    name: 'key_hash',
    primaryKeyConstraintName: 'idempotency_keys_pkey',
  })
  keyHash!: string;

  /** Hash of the content of the request. */
  @Column({ type: 'varchar', length: 64 })
  fingerprint!: string;

  /** The `requestKey` that the operation gets each time, which lets it recognise a repeated request. */
  @Column({ type: 'uuid', name: 'request_key' })
  requestKey!: string;

  /** The id of what was made; null if nothing was, or if the operation recognises the request key. */
  @Column({ type: 'uuid', name: 'result_id', nullable: true })
  resultId!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'first_used_at' })
  firstUsedAt!: Date;

  /** Start of the request that is running; null if none is. */
  @Column({ type: 'timestamptz', precision: 3, name: 'running_since', nullable: true })
  runningSince!: Date | null;
}
