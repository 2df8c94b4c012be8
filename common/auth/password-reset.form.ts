import * as z from 'zod/mini';
import { authMessages } from './messages';
import { email, givenPassword, newPassword, otp, passwordsMatch } from './fields';
import { refine } from '../forms/fields';

/** Requests a one-time password by e-mail. */
export const forgotPasswordForm = z.object({ email });

/** Verifies the one-time password. */
export const otpForm = z.object({ email, otp });

/** The input that sets a new password. */
export const resetPasswordForm = z.object({
  resetToken: z.string().check(z.minLength(1, { error: authMessages.resetTokenInvalid })),
  password: newPassword,
});

/** The form in which users enter a new password. */
export const newPasswordForm = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .check(passwordsMatch);

/** Normalised as for hashing on the server, since a letter can have several encodings. */
const isSamePassword = (left: string, right: string) => left.normalize('NFKC') === right.normalize('NFKC');

/** Changes the password of a signed-in user. */
export const changePasswordForm = z
  .object({
    currentPassword: givenPassword,
    newPassword,
  })
  .check(
    refine<{ currentPassword: string; newPassword: string }>(
      (values) => !isSamePassword(values.newPassword, values.currentPassword),
      {
        reason: 'UNCHANGED',
        error: authMessages.newPasswordSame,
        path: ['newPassword'],
      },
    ),
  );

export type OtpValues = z.infer<typeof otpForm>;
export type ResetPasswordValues = z.infer<typeof resetPasswordForm>;
export type ChangePasswordValues = z.infer<typeof changePasswordForm>;
