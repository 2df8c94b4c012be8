import type { SignUpAccountType } from '#common/auth/sign-up-roles';
import { enumType } from '../../graphql/enums';

export const SignUpAccountTypeEnum = enumType<SignUpAccountType>(
  'SignUpAccountType',
  {
    member: 'Account of a member.',
    admin: 'Account of an admin. Requires the studio’s password for admins.',
  },
  'Type of account that a sign-up creates.',
);
