import { ROLES } from '#common/accounts/roles';
import { ID, NO_REQUEST_KEY, oneOf, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  users: {
    about: 'People with an account: members and staff.',
    columns: {
      id: ID,
      name: 'Full name.',
      email: 'E-mail address, in lower case; empty for a member who is reached by phone only.',
      phone: 'Phone number, E.164.',
      phone_confirmed_at: 'Time at which the phone number was found to be right.',
      user_name: 'Name for logging in, if one was chosen.',
      role: oneOf('Role', ROLES),
      fitness_goals: 'What the member wants to reach.',
      workout_preferences: 'How the member likes to train.',
      created_at: 'Time at which the account was made, or the day on which an imported member joined.',
      imported_at: 'Time at which an import added the account.',
      invited_at: 'Time of the last invitation to the account.',
      staff_since: 'Since when the person works for the studio.',
      second_factor_since: 'Since when logging in needs a second step.',
      version: 'Number of the version of the profile.',
    },
    columnsLeftOut: {
      email_verification_hash: 'A secret of a mailed link.',
      password_hash: 'A password stays a secret between its owner and this program.',
      must_change_password: 'About a password.',
      second_factor_due_at: 'About a password.',
      ...NO_REQUEST_KEY,
    },
  },
};
