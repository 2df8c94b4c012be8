import { SELECTED_MEMBERS_MAX, SNOOZE_DAYS, USER_NAME_LENGTH_MAX, USER_NAME_LENGTH_MIN } from './limits';

/** Messages about profiles, shared by server and client. Tests compare the documented ones literally. */
export const profileMessages = {
  profileUpdated: 'Profile updated successfully!',
  profileLoadFailed: 'Error loading profile data',
  profileUpdateFailed: 'Error updating profile',
  changedMeanwhile: 'Your profile has been changed meanwhile. Nothing was saved.',
  nameRequired: 'Enter your name.',
  contactRequired: 'Enter your contact number.',
  contactInvalid: 'Enter a 10-digit mobile number, such as 98765 43210, or include the country code (+...).',
  contactTaken: 'Another account uses this number. If it is yours, ask at the front desk.',
  userNameInvalid: `Use ${USER_NAME_LENGTH_MIN} to ${USER_NAME_LENGTH_MAX} lowercase letters, digits, dots or underscores, starting with a letter.`,
  userNameTaken: 'This username is taken. Choose another.',
} as const;

/** Messages to staff about members, shared by server and client. Tests compare the documented ones literally. */
export const memberMessages = {
  logInForPanel: 'Please log in to access the admin panel',
  detailsSaved: 'User details saved.',
  notFound: 'This member does not exist, or the account has been deleted.',
  tooManySelected: `Select up to ${SELECTED_MEMBERS_MAX} members, or all that match the filters.`,
  trainerRequired: 'Choose a trainer, or none.',
  trainerNotFound: 'This trainer does not work here any more. Choose another.',
  nameRequired: 'Enter the name.',
  contactRequired: 'Enter the contact number.',
  emailOrContactRequired: 'Enter an e-mail address or a contact number.',
  emailOfStaffRequired: 'This account needs an e-mail address, because it is not a member’s.',
  emailTaken: 'Another account uses this e-mail address.',
  contactTaken: 'Another account uses this number.',
  changedMeanwhile: 'Somebody else has changed this member meanwhile. Nothing was saved.',
  consentMissing: 'Ask the member first: without their consent, measurements are not saved.',
} as const;

/** Messages to staff about members at risk, shared by server and client. */
export const followUpMessages = {
  contacted: 'Contact saved.',
  snoozed: 'Snoozed.',
  requestKeyInvalid: 'This contact could not be identified. Reload the page and try again.',
  requestKeyUsed: 'This contact was already saved with other values. Reload the page and try again.',
  daysInvalid: `Choose ${SNOOZE_DAYS.join(', ')} days.`,
} as const;

/** Messages to staff about their notes on members, shared by server and client. */
export const noteMessages = {
  added: 'Note saved.',
  changed: 'Note changed.',
  removed: 'Note removed.',
  textRequired: 'Write something first.',
  requestKeyInvalid: 'This note could not be identified. Reload the page and try again.',
  requestKeyUsed: 'This note was already saved with another text. Reload the page and try again.',
  notFound: 'This note does not exist any more.',
  notYours: 'You can only change your own notes.',
  changedMeanwhile: 'This note has been changed meanwhile. Nothing was saved.',
} as const;
