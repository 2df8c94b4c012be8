import { CREATED, ID, MEMBER, NO_REQUEST_KEY, STAFF, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  member_notes: {
    about: 'Notes of staff about members.',
    columns: {
      id: ID,
      user_id: MEMBER,
      author_id: STAFF,
      text: 'The note.',
      version: 'Number of the version of the note.',
      created_at: CREATED,
      edited_at: 'Time of the last edit.',
    },
    columnsLeftOut: NO_REQUEST_KEY,
  },
};
