import { ROLES, SIGN_UP_ROLES, type Role, type SignUpRole } from '#common/auth/roles';
import { enumOf } from '../../graphql/enums';

export const RoleType = enumOf<Role>('Role', ROLES, 'The role of an account.');

export const SignUpRoleType = enumOf<SignUpRole>(
  'SignUpRole',
  SIGN_UP_ROLES,
  'The role that a sign-up asks for.',
);
