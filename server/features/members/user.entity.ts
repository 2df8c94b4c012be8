import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ROLES, type Role } from '#common/auth/roles';
import { EnumColumn } from '../../database/enum-column';
import { ProfileTexts } from './profile-texts';

/** An account. The GraphQL types decide which of its columns are exposed. */
@Entity('users')
@Unique('users_email_unique', ['email'])
@Unique('users_user_name_unique', ['userName'])
@Unique('users_phone_unique', ['phone'])
@Index('users_admins', ['role'], { where: "role = 'admin'" })
@Check('users_email_is_lower_case', 'email = lower(email)')
export class User extends ProfileTexts {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  id!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 30, name: 'user_name', nullable: true })
  userName!: string | null;

  /** E.164. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  phone!: string | null;

  @Column({ type: 'text', name: 'password_hash' })
  passwordHash!: string;

  @EnumColumn('users_role_is_known', ROLES, { default: 'user' })
  role!: Role;

  /** True if others know the password, as after an admin sign-up; then it must be changed before anything else. */
  @Column({ type: 'boolean', name: 'must_change_password', default: false })
  mustChangePassword!: boolean;

  @Column({ type: 'varchar', length: 80, nullable: true })
  name!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** The studio needs a name and a phone number of every member. */
  get isProfileComplete(): boolean {
    return this.name !== null && this.phone !== null;
  }
}
