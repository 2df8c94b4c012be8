import * as z from 'zod/mini';
import { messages } from '../messages';
import { email, newPassword, otp, passwordsMatch } from './fields';

/** Where the one-time password goes. */
export const forgotPasswordForm = z.object({ email });

/** The one-time password that arrived. */
export const otpForm = z.object({ email, otp });

/** What the server gets to set a new password. */
export const resetPasswordForm = z.object({
  resetToken: z.string().check(z.minLength(1, { error: messages.resetTokenInvalid })),
  password: newPassword,
});

/** What the person fills in to set a new password, typed twice. */
export const newPasswordForm = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .check(passwordsMatch);

/** As the server hashes them: one letter can be typed in more than one way. */
const areOnePassword = (one: string, other: string) => one.normalize('NFKC') === other.normalize('NFKC');

/** A change of the password by somebody who is signed in. */
export const changePasswordForm = z
  .object({
    currentPassword: z.string().check(z.minLength(1, { error: messages.passwordRequired })),
    newPassword,
  })
  .check(
    z.refine((values) => !areOnePassword(values.newPassword, values.currentPassword), {
      error: messages.newPasswordSame,
      path: ['newPassword'],
    }),
  );

export type OtpValues = z.infer<typeof otpForm>;
export type ResetPasswordValues = z.infer<typeof resetPasswordForm>;
export type ChangePasswordValues = z.infer<typeof changePasswordForm>;
