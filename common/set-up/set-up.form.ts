import * as z from 'zod/mini';
import { NAME_LENGTH_MAX } from '../accounts/limits';
import { email, newPassword, passwordsMatch } from '../auth/fields';
import { authMessages } from '../auth/messages';
import { line } from '../forms/fields';

/** The first step: who owns the studio. */
export const ownerForm = z
  .object({
    name: line(NAME_LENGTH_MAX, 'Enter your name.'),
    email,
    password: newPassword,
    confirmPassword: z
      .string({ error: authMessages.confirmPasswordRequired })
      .check(z.minLength(1, { error: authMessages.confirmPasswordRequired })),
  })
  .check(passwordsMatch);

export type OwnerValues = z.infer<typeof ownerForm>;
