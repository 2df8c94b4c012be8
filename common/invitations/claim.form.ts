import * as z from 'zod/mini';
import { email, newPassword, passwordsMatch } from '../auth/fields';
import { authMessages } from '../auth/messages';
import { claimCode } from './claim-code';

/** With which a member whom staff added claims the account. */
export const claimForm = z
  .object({
    code: claimCode,
    email,
    password: newPassword,
    confirmPassword: z
      .string({ error: authMessages.confirmPasswordRequired })
      .check(z.minLength(1, { error: authMessages.confirmPasswordRequired })),
  })
  .check(passwordsMatch);

export type ClaimValues = z.infer<typeof claimForm>;
