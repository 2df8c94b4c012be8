import * as z from 'zod/mini';
import { cleanCode } from '../clean-text';
import { secondStepMessages } from './second-step-messages';

const CODE_LENGTH_MAX = 40;

/** A code of an authenticator app, or a recovery code, in any case and with or without spaces and dashes. */
export const secondFactorCode = z.string({ error: secondStepMessages.codeRequired }).check(
  z.maxLength(CODE_LENGTH_MAX, { error: secondStepMessages.codeWrong, abort: true }),
  z.overwrite((code) => cleanCode(code).toUpperCase().replace(/[\s-]/g, '')),
  z.minLength(1, { error: secondStepMessages.codeRequired }),
);

/** The second step of a log-in, after the password. */
export const completeSignInForm = z.object({ challenge: z.string(), code: secondFactorCode });

export const secondStepForm = z.pick(completeSignInForm, { code: true });

export type CompleteSignInValues = z.infer<typeof completeSignInForm>;
