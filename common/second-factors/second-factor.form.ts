import * as z from 'zod/mini';
import { givenPassword } from '../auth/fields';
import { secondStepForm } from '../auth/second-step.form';
import { line } from '../forms/fields';
import { RESET_REASON_LENGTH_MAX } from './limits';
import { secondFactorMessages } from './messages';

/** The first code of an authenticator app that is set up. */
export const confirmSecondFactorForm = secondStepForm;

/** Changes of a second factor require the password again. */
export const secondFactorPasswordForm = z.object({ password: givenPassword });

export const resetSecondFactorForm = z.object({
  userId: z.string(),
  reason: line(RESET_REASON_LENGTH_MAX, secondFactorMessages.reasonRequired),
  /** Password of the staff member; needed to reset the factor of an admin or owner. */
  password: z.nullish(z.string()),
});

export type ConfirmSecondFactorValues = z.infer<typeof confirmSecondFactorForm>;
export type SecondFactorPasswordValues = z.infer<typeof secondFactorPasswordForm>;
export type ResetSecondFactorValues = z.infer<typeof resetSecondFactorForm>;
