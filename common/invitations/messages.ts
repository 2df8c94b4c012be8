import { INVITATION_PAUSE_HOURS } from './limits';

/** Messages to staff about invitations of members, shared by server and client. */
export const invitationMessages = {
  invited: 'Invitation sent.',
  notNeeded: 'This member has confirmed the e-mail address or chosen a password already.',
  withoutEmail: 'This member has no e-mail address. Enter one under Edit User Details, then invite them.',
  invitedRecently: `This member was invited within the last ${INVITATION_PAUSE_HOURS} hours. Wait before you invite them again.`,
} as const;
