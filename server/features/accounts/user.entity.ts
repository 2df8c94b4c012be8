import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ROLES, type Role } from '#common/accounts/roles';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { NO_PASSWORD } from '../../lib/passwords';
import { EnumColumn } from '../../database/enum-column';
import { AllowDuringForcedPasswordChange, Personal, ReadableWith } from '../../graphql/access-decorators';
import { SecuredAccount } from './secured-account';
import { RoleType } from './role.enums';

/** Who is reached by phone only is a member with a name, and cannot log in: passwords are reset with an e-mail. */
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
export class User extends SecuredAccount {
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
  @Field(() => Date, {
    description: 'Time at which the account was created, or the day on which an imported member joined.',
  })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @ReadableWith('members:read-any')
  @Field(() => Boolean, {
    description:
      'Whether the e-mail address has been verified. False after staff have entered it, until the link in the mail to it is opened.',
  })
  get isEmailVerified(): boolean {
    return this.emailVerificationHash === null;
  }

  /** The studio needs a name and a phone number of every member. */
  @AllowDuringForcedPasswordChange()
  @ReadableWith('members:read-any')
  @Field(() => Boolean, { description: 'Whether name and phone number are set.' })
  get isProfileComplete(): boolean {
    return this.name !== null && this.phone !== null;
  }
}
