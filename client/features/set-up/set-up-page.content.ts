import { setUpMessages } from '#common/set-up/messages';
import type { SetUpLinkState } from '../../graphql/types.generated';

/** Texts of the page on which the owner of a new studio begins. */
export const setUpPageContent = {
  title: 'Set up your studio',
  description: 'For the owner of a new studio.',
  lead: 'Step 1 of 5: you. Make the account of the owner, who decides about everything here.',
  loadFailed: 'The link could not be checked.',
  refused: {
    EXPIRED: setUpMessages.linkExpired,
    UNKNOWN: setUpMessages.linkUnknown,
    HAS_ADMIN: setUpMessages.hasAdmin,
  } satisfies Record<Exclude<SetUpLinkState, 'VALID'>, string>,
  logIn: 'Log in',
  name: 'Your name',
  email: 'Your e-mail address',
  emailHint: 'You log in with it.',
  password: 'Password',
  confirm: 'Confirm password',
  confirmation: 'the confirmation',
  submit: 'Create account and continue',
  failed: 'The account could not be created. Please try again.',
};
