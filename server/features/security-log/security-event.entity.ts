import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A security event of an account. It contains only the account's id, so that it may be kept after a deletion. */
@Entity('security_events')
@Index('security_events_by_user', ['userId', 'createdAt'])
@Index('security_events_oldest', ['createdAt'])
export class SecurityEvent {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'security_events_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @Column({ type: 'varchar', length: 30 })
  event!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
