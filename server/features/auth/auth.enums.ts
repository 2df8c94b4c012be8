import type { SignUpAccountType } from '#common/auth/roles';
import { enumType } from '../../graphql/enums';

export const SignUpAccountTypeEnum = enumType<SignUpAccountType>(
  'SignUpAccountType',
  {
    member: 'An account of a member.',
    admin: 'An account of an admin; the sign-up requires the password that the studio gives to its admins.',
  },
  'What a sign-up asks for.',
);
