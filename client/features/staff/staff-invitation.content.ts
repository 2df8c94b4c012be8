import { staffMessages } from '#common/staff/messages';
import { studio } from '#common/studio';

/** Texts of the page on which invited people join the staff. */
export const staffInvitationContent = {
  title: 'Join the staff',
  description: () => `For those whom ${studio.name} invites to its staff.`,
  invalid: staffMessages.invitationInvalid,
  loadFailed: 'The invitation did not load.',
  failed: 'The invitation could not be accepted. Please try again.',
  role: (role: string) => `${studio.name} invites you. Your role: ${role}.`,
  known:
    'You have an account with this address. Enter its password to accept; your membership and your data stay.',
  unknown: 'Choose a password for your account.',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Accept the invitation',
  forgot: 'Forgot password?',
  logIn: 'Log in',
};
