import * as z from 'zod/mini';
import { givenPassword, identifier } from '../forms/fields';

/** The log-in, by e-mail address, user name or phone number. */
export const signInForm = z.object({
  login: identifier,
  password: givenPassword,
  keepLoggedIn: z._default(z.boolean(), false),
});

export type SignInValues = z.infer<typeof signInForm>;
