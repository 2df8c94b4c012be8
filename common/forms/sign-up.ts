import * as z from 'zod/mini';
import { messages } from '../messages';
import { SIGN_UP_ROLES } from '../roles';
import { emailAddress, newPassword, passwordsMatch } from './fields';

/** The sign-up. The password for admin accounts can only be verified on the server. */
export const signUpForm = z
  .object({
    email: emailAddress(messages.signUpEmailInvalid),
    password: newPassword,
    confirmPassword: z
      .string({ error: messages.confirmPasswordRequired })
      .check(z.minLength(1, { error: messages.confirmPasswordRequired })),
    role: z._default(z.enum(SIGN_UP_ROLES), 'user'),
  })
  .check(passwordsMatch);

export type SignUpValues = z.infer<typeof signUpForm>;
