import { ID, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  journal: {
    about:
      'What members, staff and the system did. It names rows by their ids, and contains no names of members and no health data.',
    columns: {
      id: ID,
      type: 'What happened, such as order.paid.',
      version: 'Version of the values in before and after.',
      subject_type: 'What kind of row it is about.',
      subject_id: 'Id of the row it is about.',
      member_id: 'The member it is about: users.id.',
      actor_kind: 'Whether a person or the system did it.',
      actor_id: 'Who did it: users.id.',
      actor_role: 'The role of that person at the time.',
      actor_key: 'The name of the API key with which they did it.',
      before: 'Values before it.',
      after: 'Values after it.',
      at: 'Time at which it happened.',
    },
  },
};
