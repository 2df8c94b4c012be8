import { OTP_LENGTH, OTP_TRIES_MAX, PASSWORD_LENGTH_MIN } from '#common/auth/limits';
import { OTP_LIFE_MS } from '#common/auth/lifetimes';
import { sendsNoMails } from '#common/sends-no-mails';
import { MINUTE_MS } from '#common/time';

/** Texts of the password reset. Documented ones must not change; see CONTRIBUTING.md. */
export const passwordResetContent = {
  forgot: {
    title: 'Reset your password',
    description: 'Get an OTP by e-mail to reset your password.',
    email: 'E-mail',
    submit: 'Send OTP',
    back: 'Back to log in',
  },
  otp: {
    title: 'Enter the OTP',
    description: 'Enter the OTP we sent you by e-mail.',
    sentTo: (address: string) => `If ${address} has an account, we have sent it a ${OTP_LENGTH}-digit OTP.`,
    sent: `We have sent you a ${OTP_LENGTH}-digit OTP by e-mail.`,
    group: 'Six-digit OTP',
    digit: (place: number) => `Digit ${place} of ${OTP_LENGTH}`,
    submit: 'Verify OTP',
    resend: 'Resend OTP',
    resendIn: (seconds: number) => `You can resend the OTP in ${seconds} s.`,
    resendReady: 'No OTP yet? Check your spam folder, or resend it.',
    resent: 'A new OTP is on its way. The old one no longer works.',
    hint: `The OTP works for ${OTP_LIFE_MS / MINUTE_MS} minutes and allows ${OTP_TRIES_MAX} attempts.`,
    otherAddress: 'Use another e-mail address',
  },
  newPassword: {
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
    password: 'New password',
    hint: `It must be at least ${PASSWORD_LENGTH_MIN} characters.`,
    confirm: 'Confirm password',
    confirmation: 'confirmation',
    submit: 'Reset Password',
    newCode: () => (sendsNoMails() ? 'Where to get a new link' : 'Request a new OTP'),
  },
  allDone: {
    title: 'All done',
    description: 'The last step of a password reset.',
    unknown: 'Once your password has been reset, log in with the new one.',
    text: 'Your password has been reset. You are logged out on every device.',
    logIn: 'Login',
  },
};
