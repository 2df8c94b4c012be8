import { CLAIM_CODE_HOURS, CLAIM_CODE_LENGTH, INVITATION_PAUSE_HOURS } from './limits';

/** Messages to staff about invitations of members, shared by server and client. */
export const invitationMessages = {
  invited: 'Invitation sent.',
  notNeeded: 'This member has confirmed the e-mail address or chosen a password already.',
  withoutEmail: 'This member has no e-mail address. Enter one under Edit User Details, then invite them.',
  invitedRecently: `This member was invited within the last ${INVITATION_PAUSE_HOURS} hours. Wait before you invite them again.`,
} as const;

/** Messages about codes with which members claim accounts that staff added for them. */
export const claimMessages = {
  made: `The code works once, within ${CLAIM_CODE_HOURS} hours.`,
  notNeeded:
    'This account cannot be claimed with a code: somebody logs in to it, or has confirmed its e-mail address.',
  claimed: 'The account is yours now. Log in with your e-mail address and password.',
  codeRequired: 'Enter the code from the front desk.',
  codeIncomplete: `The code has ${CLAIM_CODE_LENGTH} letters and digits.`,
  codeInvalid: 'This code is wrong, has expired or was used. Ask the front desk for a new one.',
} as const;
