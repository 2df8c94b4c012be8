import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CONSENT_PURPOSES, type ConsentPurpose } from '#common/consents/legal';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../accounts/user.entity';

/** A consent that a user has given: its purpose, when, and to which version of the privacy notice. */
@Entity('consents')
@Index('consents_by_user', ['userId'])
export class Consent {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'consents_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'consents_user' })
  user!: Relation<User>;

  @EnumColumn('consents_purpose_is_known', CONSENT_PURPOSES)
  purpose!: ConsentPurpose;

  @Column({ type: 'text', name: 'notice_version' })
  noticeVersion!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'given_at' })
  givenAt!: Date;

  /** Whether the member gave it to staff, who recorded it. */
  @Column({ type: 'boolean', name: 'given_in_person', default: false })
  isGivenInPerson!: boolean;

  @Column({ type: 'timestamptz', precision: 3, name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;
}
