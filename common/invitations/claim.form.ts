import * as z from 'zod/mini';
import { email, newPassword, passwordsMatch } from '../auth/fields';
import { authMessages } from '../auth/messages';
import { claimCode } from './claim-code';

/** The form with which a member claims an account that staff have added. */
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
