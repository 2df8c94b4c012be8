import * as z from 'zod/mini';
import { givenPassword, identifier } from './fields';

/** The log-in, by e-mail address, user name or phone number. */
export const signInForm = z.object({
  login: identifier,
  password: givenPassword,
  keepLoggedIn: z._default(z.boolean(), false),
});

/** The log-in of a staff member that ends a kiosk. */
export const kioskEndForm = z.pick(signInForm, { login: true, password: true });

/** The deletion of the own account. */
export const deleteAccountForm = z.pick(signInForm, { password: true });

export type KioskEndValues = z.infer<typeof kioskEndForm>;

export type SignInValues = z.infer<typeof signInForm>;
