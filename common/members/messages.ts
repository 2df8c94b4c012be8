import { SELECTED_MEMBERS_MAX } from './limits';

/** Messages to staff about members, shared by server and client. Tests compare the documented ones literally. */
export const memberMessages = {
  logInForPanel: 'Please log in to access the admin panel',
  added: (name: string) => `${name} has been added.`,
  agreementRequired: 'Ask whether the member agrees to the privacy notice, and tick the box.',
  detailsSaved: 'User details saved.',
  tooManySelected: `Select up to ${SELECTED_MEMBERS_MAX} members, or all that match the filters.`,
  nameRequired: 'Enter the name.',
  contactRequired: 'Enter the contact number.',
  emailOrContactRequired: 'Enter an e-mail address or a contact number.',
  emailOfStaffRequired: 'This account needs an e-mail address, because it is not a member’s.',
  emailTaken: 'Another account uses this e-mail address.',
  contactTaken: 'Another account uses this number.',
  notSaved: 'The member was not saved.',
  deleted: 'The account and its data have been deleted.',
  staffNotDeletable: 'This account belongs to the staff. End its access under Staff first.',
  changedMeanwhile: 'Somebody else has changed this member meanwhile. Nothing was saved.',
} as const;
