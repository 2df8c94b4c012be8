import { ID, STAFF, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  enquiries: {
    about: 'Questions to the studio.',
    columns: {
      id: ID,
      user_id: 'The member who was logged in, if one was: users.id.',
      name: 'Name, as it was typed.',
      contact: 'Phone number or e-mail address, as it was typed.',
      message: 'The question.',
      notice_version: 'Version of the privacy notice that was agreed to.',
      created_at: 'Time at which it was asked.',
      answered_at: 'Time of the answer.',
      answered_by: STAFF,
      note: 'What staff noted.',
    },
    columnsLeftOut: { search_text: 'Repeats other columns, for searches.' },
  },
};
