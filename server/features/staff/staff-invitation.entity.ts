import { Field, ID, ObjectType } from 'type-graphql';
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
import { STAFF_ROLES, type StaffRole } from '#common/accounts/roles';
import { EnumColumn } from '../../database/enum-column';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';
import { Trainer } from '../trainers/trainer.entity';
import { StaffRoleType } from './staff.enums';

/** Accepted and withdrawn ones are deleted. */
@ObjectType({ description: 'An open invitation to work for the studio.' })
@Entity('staff_invitations')
@Unique('staff_invitations_email_unique', ['email'])
@Unique('staff_invitations_token_unique', ['tokenHash'])
@Index('staff_invitations_by_trainer', ['trainerId'])
@Index('staff_invitations_by_inviter', ['invitedBy'])
@Index('staff_invitations_by_end', ['expiresAt'])
export class StaffInvitation {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'staff_invitations_pkey' })
  id!: string;

  @Field(() => String, { description: 'E-mail address that the invitation was sent to.' })
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Field(() => StaffRoleType, { description: 'Role that the invited person gets.' })
  @EnumColumn('staff_invitations_role_is_known', STAFF_ROLES)
  role!: StaffRole;

  /** Id of the site's trainer that the invited person is. */
  @Column({ type: 'uuid', name: 'trainer_id', nullable: true })
  trainerId!: string | null;

  @ManyToOne(() => Trainer, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'trainer_id', foreignKeyConstraintName: 'staff_invitations_trainer' })
  trainer!: Relation<Trainer> | null;

  @Column({ type: 'varchar', length: 64, name: 'token_hash' })
  tokenHash!: string;

  /** Whether the inviter has handed over the link, which then proves no e-mail address. */
  @Column({ type: 'boolean', name: 'is_handed_over', default: false })
  isHandedOver!: boolean;

  /** The invitations of a deleted account are void. */
  @Column({ type: 'uuid', name: 'invited_by' })
  invitedBy!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'invited_by', foreignKeyConstraintName: 'staff_invitations_inviter' })
  inviter!: Relation<User>;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Time until which the link of the invitation is valid.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at' })
  expiresAt!: Date;
}
