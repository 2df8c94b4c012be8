import * as z from 'zod/mini';
import { authMessages } from './messages';
import { SIGN_UP_ACCOUNT_TYPES } from './sign-up-roles';
import { emailAddress, newPassword, passwordsMatch } from './fields';

/** The sign-up. The password for admin accounts can only be verified on the server. */
export const signUpForm = z
  .object({
    email: emailAddress(authMessages.signUpEmailInvalid),
    password: newPassword,
    confirmPassword: z
      .string({ error: authMessages.confirmPasswordRequired })
      .check(z.minLength(1, { error: authMessages.confirmPasswordRequired })),
    accountType: z._default(z.enum(SIGN_UP_ACCOUNT_TYPES), 'member'),
  })
  .check(passwordsMatch);

export type SignUpValues = z.infer<typeof signUpForm>;
