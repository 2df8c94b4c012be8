import { PASSWORD_LENGTH_MIN, PASSWORD_LENGTH_MAX, OTP_LENGTH } from './limits';

/** Messages about accounts, sessions and passwords, shared by server and client. Tests compare the documented ones literally. */
export const authMessages = {
  // Sign-up
  verificationSent: 'Verification email sent! Please check your inbox.',
  signUpFailed: 'Something went wrong.',
  passwordsDoNotMatch: 'Passwords do not match',
  adminPasswordInvalid: 'Invalid admin password. Contact system administrator.',
  emailRequired: 'Enter your e-mail address.',
  emailInvalid: 'Enter a valid e-mail address, such as asha@example.com.',
  signUpEmailInvalid: 'Use an e-mail address, such as asha@example.com. We send the verification link there.',
  emailTooLong: 'This e-mail address is too long.',
  passwordRequired: 'Enter a password.',
  passwordTooShort: `Password must be at least ${PASSWORD_LENGTH_MIN} characters long`,
  passwordTooLong: `Use at most ${PASSWORD_LENGTH_MAX} characters.`,
  passwordTooCommon: 'This password is too common. Choose another.',
  confirmPasswordRequired: 'Enter the password again.',
  // Verification
  emailVerified: 'Email verified successfully!',
  verificationFailed: 'Verification failed. Please try again.',
  verificationError: 'An error occurred during verification. Please try again.',
  verificationLinkInvalid: 'Invalid verification link.',
  emailTaken: 'This address already has an account. Please log in.',
  verificationLinkExpired: 'This verification link has expired. Sign up again to get a new one.',
  verificationLinkReplaced:
    'This link no longer works. Use the link in our newest e-mail to you, or sign up again.',
  accountNotClaimable:
    'This account has been claimed already, or does not exist any more. Please ask the front desk.',
  accountNeedsPassword:
    'Someone signed up with this address more than once, with different passwords. To be safe, choose a new password.',
  signUpCancelled: 'The sign-up is cancelled. Its link no longer works, and there is no account.',
  signUpCancelledWithAccount:
    'The sign-up is cancelled. There is an account with this address. If it is yours and you do not know its password, set a new one.',
  accountTakenBack:
    'The account has no password any more, and whoever used it is logged out. To use it yourself, set a password.',
  signUpNotCancelled: 'The sign-up could not be cancelled. Please try again.',
  registrationVerified: 'Account successfully verified! Redirecting to login...',
  // Log-in
  signedIn: 'Logged in.',
  signedOut: 'Logged out',
  signedOutElsewhere: 'You were logged out in another tab.',
  sessionOver: 'Your session has ended. Please log in again.',
  otherAccount: 'Someone logged in to another account in another tab.',
  signInFailed: 'Invalid email or password',
  identifierRequired: 'Enter your e-mail address, username or phone number.',
  serverUnreachable: 'Failed to connect to server.',
  // Reset
  resetRequested: 'If this address has an account, an OTP will reach you in a few minutes.',
  otpSendFailed: 'Failed to send OTP',
  otpResendFailed: 'Failed to send new OTP',
  otpInvalid: 'Invalid OTP',
  otpIncomplete: `Enter all ${OTP_LENGTH} digits.`,
  otpVerified: 'OTP accepted.',
  resetFailed: 'Failed to reset password',
  resetDone: 'Your password has been reset.',
  resetTokenInvalid: 'This password reset has expired or was already used. Ask for a new one.',
  passwordLinkMade: 'The link works once, within 24 hours.',
  passwordLinkToOneself: 'Change your own password in your account.',
  passwordLinkWithoutLogIn: 'This member has no log-in yet. Make a claim code.',
  passwordLinkNotNeeded:
    'This member gets a one-time password by mail, with “Forgot password?” on the log-in page.',
  resetServerUnreachable: 'Failed to connect to server',
  // Roles
  notStaff: 'This person does not belong to the staff any more.',
  ownersOnly: 'Only an owner decides about this.',
  lastOwner: 'The studio needs an owner. Make somebody else an owner first.',
  lastAdmin: 'The studio needs an admin. Make somebody else an admin first.',
  passwordForLeader: 'Enter your password to make or change an admin or owner.',
  passwordForLogInName: 'Enter your password to change what you log in with.',
  // Account
  logInFirst: 'Please log in to continue.',
  noPermission: 'You do not have permission to do this.',
  notWithApiKey: 'This is not possible with an API key. Log in to do it.',
  ownPasswordFirst: 'Choose your own password first.',
  currentPasswordWrong: 'This is not your current password.',
  newPasswordSame: 'Choose a password different from your current one.',
  passwordChanged: 'Your password has been changed. Your other devices are logged out.',
  sessionNotFound: 'That device is already logged out.',
  crossOriginRefused: 'Please do this on our own website.',
  sessionEnded: 'That device is logged out.',
  signedOutEverywhere: 'You are logged out on every device.',
  lastAdminNotDeletable: 'You are the only admin. Create another admin first, then delete this account.',
  lastOwnerNotDeletable: 'You are the only owner. Make another account an owner first, then delete this one.',
  accountDeleted: 'Your account and your data have been deleted.',
} as const;
