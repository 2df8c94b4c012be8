import * as z from 'zod/mini';
import { givenPassword } from '../auth/fields';
import { secondStepMessages } from '../auth/second-step-messages';
import { line } from '../forms/fields';
import { PASSKEY_NAME_LENGTH_MAX, PASSKEY_RESPONSE_LENGTH_MAX } from './limits';
import { secondFactorMessages } from './messages';

/** Answer of the browser, as JSON. */
const passkeyResponse = (invalid: string) =>
  z.string({ error: invalid }).check(z.maxLength(PASSKEY_RESPONSE_LENGTH_MAX, { error: invalid }));

export const addPasskeyForm = z.object({
  name: line(PASSKEY_NAME_LENGTH_MAX, secondFactorMessages.passkeyNameRequired),
  response: passkeyResponse(secondFactorMessages.passkeyInvalid),
});

/** Values that are entered before the browser makes a passkey. */
export const newPasskeyForm = z.extend(z.pick(addPasskeyForm, { name: true }), { password: givenPassword });

export const removePasskeyForm = z.object({ id: z.string(), password: givenPassword });

/** The second step of a log-in with a passkey. */
export const passkeySignInForm = z.object({
  challenge: z.string(),
  response: passkeyResponse(secondStepMessages.passkeyRefused),
});

export type AddPasskeyValues = z.infer<typeof addPasskeyForm>;
export type RemovePasskeyValues = z.infer<typeof removePasskeyForm>;
export type PasskeySignInValues = z.infer<typeof passkeySignInForm>;
