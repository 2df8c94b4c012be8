import { SIGN_UP_ACCOUNT_TYPES, type SignUpAccountType } from '#common/auth/roles';
import { enumOf } from '../../graphql/enums';

export const SignUpAccountTypeEnum = enumOf<SignUpAccountType>(
  'SignUpAccountType',
  SIGN_UP_ACCOUNT_TYPES,
  'What a sign-up asks for.',
);
