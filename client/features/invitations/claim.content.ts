import { CLAIM_CODE_HOURS } from '#common/invitations/limits';
import { sendsNoMails } from '#common/sends-no-mails';
import { studio } from '#common/studio';

/** Texts of the page on which members claim the accounts that the front desk added. */
export const claimContent = {
  title: 'Claim your account',
  description: () => `For members whom the front desk of ${studio.name} has added.`,
  lead: 'The front desk has given you a code. With it, your membership, receipts and visits become yours to see.',
  code: 'Code from the front desk',
  codeHint: `Ten letters and digits. It works once, within ${CLAIM_CODE_HOURS} hours.`,
  email: 'Your e-mail address',
  emailHint: () =>
    sendsNoMails() ? 'You log in with it from now on.' : 'We send a link there, which completes it.',
  logIn: 'Log in',
  submit: 'Claim account',
  failed: 'The account could not be claimed. Please try again.',
  again: 'fill in the form again',
};
