import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { ConsentPurpose } from '#common/legal';
import { User } from '../members/user.entity';

/** A consent that a user has given: its purpose, when, and to which version of the privacy notice. */
@Entity('consents')
@Index('consents_by_user', ['userId'])
@Check('consents_purpose_is_known', "purpose in ('account', 'health_data')")
export class Consent {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'consents_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'consents_user' })
  user!: Relation<User>;

  @Column({ type: 'varchar', length: 11 })
  purpose!: ConsentPurpose;

  @Column({ type: 'varchar', length: 10, name: 'notice_version' })
  noticeVersion!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'given_at' })
  givenAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;
}
