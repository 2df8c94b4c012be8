import * as z from 'zod/mini';
import { messages } from '../messages';
import { ROLES } from '../roles';
import { emailAddress, newPassword } from './fields';

/** The sign-up (specification 5); whether an admin's password is right only the server knows. */
export const signUpForm = z
  .object({
    email: emailAddress(messages.signUpEmailInvalid),
    password: newPassword,
    confirmPassword: z
      .string({ error: messages.confirmPasswordRequired })
      .check(z.minLength(1, { error: messages.confirmPasswordRequired })),
    role: z._default(z.enum(ROLES), 'user'),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: messages.passwordsDoNotMatch,
      path: ['confirmPassword'],
    }),
  );

export type SignUpValues = z.infer<typeof signUpForm>;
