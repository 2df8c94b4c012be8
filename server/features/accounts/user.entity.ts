import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ROLES, type Role } from '#common/accounts/roles';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { NO_PASSWORD } from '../../lib/passwords';
import { EnumColumn } from '../../database/enum-column';
import { AllowDuringForcedPasswordChange, Personal, ReadableWith } from '../../graphql/access-decorators';
import { ProfileTexts } from './profile-texts';
import { RoleType } from './role.enums';

/**
 * A user without an e-mail address must have a name and a phone number; they cannot log in, since passwords are reset
 * by e-mail.
 */
const WITHOUT_EMAIL = `email is not null or (name is not null and phone is not null and role = 'user' and password_hash = '${NO_PASSWORD}')`;

@Personal()
@ObjectType({
  description: 'A person with an account: a member of the studio, or one of its staff.',
  simpleResolvers: true,
})
@Entity('users')
@Unique('users_email_unique', ['email'])
@Unique('users_user_name_unique', ['userName'])
@Unique('users_phone_unique', ['phone'])
@Index('users_employed', ['role'], { where: "role <> 'user'" })
@Index('users_request_key', ['requestKey'], { unique: true, where: 'request_key is not null' })
@Check('users_email_is_lower_case', 'email = lower(email)')
@Check('users_without_email', WITHOUT_EMAIL)
export class User extends ProfileTexts {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  @AllowDuringForcedPasswordChange()
  @ReadableWith('members:read-any')
  @Field(() => String, {
    nullable: true,
    description: 'E-mail address in lower case; can be used to log in. Null if there is only a phone number.',
  })
  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  @ReadableWith('members:read-any')
  @Field(() => String, {
    nullable: true,
    description: 'Username; can be used to log in. Null if none is set.',
  })
  @Column({ type: 'varchar', length: 30, name: 'user_name', nullable: true })
  userName!: string | null;

  @Column({ type: 'text', name: 'password_hash' })
  passwordHash!: string;

  @AllowDuringForcedPasswordChange()
  @ReadableWith('members:read-any')
  @Field(() => RoleType, { description: 'Role, which determines the permissions.' })
  @EnumColumn('users_role_is_known', ROLES, { default: 'user' })
  role!: Role;

  /** True if others know the password, as after an admin sign-up; then it must be changed before anything else. */
  @Column({ type: 'boolean', name: 'must_change_password', default: false })
  mustChangePassword!: boolean;

  /** Hash of the token that was mailed to an address that staff entered; null once its link has been opened. */
  @Column({ type: 'varchar', length: 64, name: 'email_verification_hash', nullable: true })
  emailVerificationHash!: string | null;

  @ReadableWith('members:update-any')
  @Field(() => Int, {
    description:
      'Version of the profile, for `expectedVersion`: increases with every change of names, e-mail address, phone number, goals and preferences.',
  })
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @AllowDuringForcedPasswordChange()
  @ReadableWith('members:read-any')
  @Field(() => String, { nullable: true, description: 'Full name; null until the profile is complete.' })
  @Column({ type: 'varchar', length: 80, nullable: true })
  name!: string | null;

  @ReadableWith('members:read-any')
  @Field(() => String, {
    nullable: true,
    description: 'Phone number in E.164 format; can be used to log in. Null until the profile is complete.',
  })
  @Column({ type: 'varchar', length: 16, nullable: true })
  phone!: string | null;

  /** When staff entered or confirmed the phone number; null if only the member did. */
  @Column({ type: 'timestamptz', precision: 3, name: 'phone_confirmed_at', nullable: true })
  phoneConfirmedAt!: Date | null;

  @ReadableWith('members:read-any')
  @Field(() => Date, {
    description: 'Time at which the account was created, or the day on which an imported member joined.',
  })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** When an import added the account or its membership: without a known visit, the member is not listed as at risk. */
  @Column({ type: 'timestamptz', precision: 3, name: 'imported_at', nullable: true })
  importedAt!: Date | null;

  /** Idempotency key of staff who added the member. */
  @Column({ type: 'varchar', length: 64, name: 'request_key', nullable: true })
  requestKey!: string | null;

  /** When a member whom staff added was last sent a mail to choose a password. */
  @Column({ type: 'timestamptz', precision: 3, name: 'invited_at', nullable: true })
  invitedAt!: Date | null;

  /** When the account got its role; null for members. */
  @Column({ type: 'timestamptz', precision: 3, name: 'staff_since', nullable: true })
  staffSince!: Date | null;

  /** Time since which log-ins need a second factor; null if they do not. */
  @Column({ type: 'timestamptz', precision: 3, name: 'second_factor_since', nullable: true })
  secondFactorSince!: Date | null;

  /** When an admin or owner must have set one up; null if it is not required, or there is one. */
  @Column({ type: 'timestamptz', precision: 3, name: 'second_factor_due_at', nullable: true })
  secondFactorDueAt!: Date | null;

  @ReadableWith('members:read-any')
  @Field(() => Boolean, {
    description:
      'Whether the e-mail address has been verified. False after staff have entered it, until the link in the mail to it is opened.',
  })
  get isEmailVerified(): boolean {
    return this.emailVerificationHash === null;
  }

  @ReadableWith('members:read-any')
  @Field(() => Boolean, {
    description:
      'Whether staff have entered or confirmed the phone number. False for a number that only the member has entered: an import does not find the account by it.',
  })
  get isPhoneConfirmed(): boolean {
    return this.phoneConfirmedAt !== null;
  }

  /** The studio needs a name and a phone number of every member. */
  @AllowDuringForcedPasswordChange()
  @ReadableWith('members:read-any')
  @Field(() => Boolean, { description: 'Whether name and phone number are set.' })
  get isProfileComplete(): boolean {
    return this.name !== null && this.phone !== null;
  }
}
