import { ID, MEMBER, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  consents: {
    about: 'Consents of members to the use of their data.',
    columns: {
      id: ID,
      user_id: MEMBER,
      purpose: 'What was agreed to.',
      notice_version: 'Version of the privacy notice that was agreed to.',
      given_in_person: 'Whether it was given at the front desk.',
      given_at: 'Time at which it was given.',
      withdrawn_at: 'Time at which it was withdrawn.',
    },
  },
};
