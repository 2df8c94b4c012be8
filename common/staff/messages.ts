import { STAFF_INVITATION_DAYS } from './limits';

/** Messages about the staff and invitations to it, shared by server and client. */
export const staffMessages = {
  invited: `Invitation sent. Its link works once, within ${STAFF_INVITATION_DAYS} days.`,
  withdrawn: 'Invitation withdrawn.',
  roleChanged: 'Role changed. They have to log in again.',
  accessEnded: 'Access ended. They are a member now, and logged out everywhere.',
  joined: 'You belong to the staff now. Log in to start.',
  notFound: 'This person does not belong to the staff any more.',
  invitationNotFound: 'This invitation has been accepted, withdrawn or replaced.',
  invitationInvalid: 'This invitation has expired, was used or withdrawn. Ask the studio for a new one.',
  alreadyStaff: 'This person belongs to the staff already. Change the role instead.',
  ownersOnly: 'Only an owner decides about admins and owners.',
  lastOwner: 'The studio needs an owner. Make somebody else an owner first.',
  lastAdmin: 'The studio needs an admin. Make somebody else an admin first.',
  ownRole: 'You cannot give yourself another role.',
  passwordRequired: 'Enter your password to make somebody an admin or owner.',
  successorRequired: 'Choose who takes over the members of this trainer.',
} as const;
