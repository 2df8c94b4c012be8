import { STAFF_INVITATION_DAYS } from './limits';

/** Messages about the staff and invitations to it, shared by server and client. */
export const staffMessages = {
  invited: `Invitation sent. Its link works once, within ${STAFF_INVITATION_DAYS} days.`,
  linkMade: `Invitation made. Its link works once, within ${STAFF_INVITATION_DAYS} days.`,
  withdrawn: 'Invitation withdrawn.',
  roleChanged: 'Role changed. They have to log in again.',
  accessEnded: 'Access ended. They are a member now, and logged out everywhere.',
  joined: 'You belong to the staff now. Log in to start.',
  invitationNotFound: 'This invitation has been accepted, withdrawn or replaced.',
  invitationInvalid: 'This invitation has expired, was used or withdrawn. Ask the studio for a new one.',
  claimFirst:
    'This member has no password yet. Let them claim the account with a code from the front desk first, then invite them.',
  alreadyStaff: 'This person belongs to the staff already. Change the role instead.',
  ownRole: 'You cannot give yourself another role.',
  successorRequired: 'Choose who takes over the members of this trainer.',
} as const;
