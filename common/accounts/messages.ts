import { USER_NAME_LENGTH_MAX, USER_NAME_LENGTH_MIN } from './limits';

/** Messages about accounts, shared by server and client. */
export const accountMessages = {
  notFound: 'This member does not exist, or the account has been deleted.',
} as const;

/** Messages about profiles, shared by server and client. Tests compare the documented ones literally. */
export const profileMessages = {
  profileUpdated: 'Profile updated successfully!',
  profileLoadFailed: 'Error loading profile data',
  profileUpdateFailed: 'Error updating profile',
  changedMeanwhile: 'Your profile has been changed meanwhile. Nothing was saved.',
  nameRequired: 'Enter your name.',
  contactRequired: 'Enter your contact number.',
  contactInvalid:
    'Enter a complete phone number, with the country code (+...) if it is from another country.',
  contactTaken: 'Another account uses this number. If it is yours, ask at the front desk.',
  userNameInvalid: `Use ${USER_NAME_LENGTH_MIN} to ${USER_NAME_LENGTH_MAX} lowercase letters, digits, dots or underscores, starting with a letter.`,
  userNameTaken: 'This username is taken. Choose another.',
} as const;
