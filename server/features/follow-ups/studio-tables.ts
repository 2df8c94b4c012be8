import { CREATED, ID, MEMBER, NO_REQUEST_KEY, oneOf, STAFF, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  follow_ups: {
    about: 'What staff did about members who stopped coming.',
    columns: {
      id: ID,
      user_id: MEMBER,
      type: oneOf('Whether they were contacted, or left alone for a while', ['contact', 'snooze']),
      note: 'What was said.',
      muted_until: 'Until when the member is not listed as at risk.',
      created_at: CREATED,
      created_by: STAFF,
    },
    columnsLeftOut: NO_REQUEST_KEY,
  },
};
