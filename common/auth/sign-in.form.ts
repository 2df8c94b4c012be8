import * as z from 'zod/mini';
import { givenPassword, identifier } from '../forms/fields';

/** The log-in; `email` may be an e-mail address, a user name or a phone number. */
export const signInForm = z.object({
  email: identifier,
  password: givenPassword,
  keepLoggedIn: z._default(z.boolean(), false),
});

export type SignInValues = z.infer<typeof signInForm>;
