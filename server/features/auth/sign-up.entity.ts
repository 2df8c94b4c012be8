import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { SIGN_UP_ROLES, type SignUpRole } from '#common/auth/sign-up-roles';
import { EnumColumn } from '../../database/enum-column';
import type { User } from '../accounts/user.entity';

/** Names and phone number of an account before its member claimed it. */
export interface ReplacedProfile extends Pick<User, 'name' | 'userName' | 'phone'> {
  phoneConfirmedAt: string | null;
}

/**
 * One attempt to sign up. The account is created when its link is opened. Only the newest attempt of an address counts,
 * so that a stranger who signed up earlier does not set the password of its owner. If two attempts with different
 * passwords are open at once, the owner's is unknown, and the account is created without a password.
 */
@Entity('sign_ups')
@Unique('sign_ups_token_unique', ['tokenHash'])
@Index('sign_ups_by_email', ['email'])
@Index('sign_ups_by_end', ['expiresAt'])
@Index('sign_ups_by_claim', ['claimedId'], { where: 'claimed_id is not null' })
export class SignUp {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'sign_ups_pkey' })
  id!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /**
   * Null once the sign-up cannot create an account any more: one exists, it was cancelled, or there is a newer one.
   * `NO_PASSWORD` if an earlier one that was open had a different password or role.
   */
  @Column({ type: 'text', name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @EnumColumn('sign_ups_role_is_known', SIGN_UP_ROLES)
  role!: SignUpRole;

  @Column({ type: 'varchar', length: 64, name: 'token_hash' })
  tokenHash!: string;

  /**
   * The account that staff added and its member claims with this sign-up; null for a new one. No foreign key, so that the
   * deletion of an account does not lock sign-ups, which are locked before accounts.
   */
  @Column({ type: 'uuid', name: 'claimed_id', nullable: true })
  claimedId!: string | null;

  /** The address that the claimed account had before, which staff had entered; null if it had none. */
  @Column({ type: 'varchar', length: 254, name: 'replaced_email', nullable: true })
  replacedEmail!: string | null;

  /** Null unless an account has been claimed, and for claims of earlier versions. */
  @Column({ type: 'jsonb', name: 'replaced_profile', nullable: true })
  replacedProfile!: ReplacedProfile | null;

  /** Version of the privacy notice that the form showed. */
  @Column({ type: 'text', name: 'notice_version' })
  noticeVersion!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'verified_at', nullable: true })
  verifiedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
