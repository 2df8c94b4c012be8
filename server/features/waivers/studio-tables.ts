import { ID, MEMBER, oneOf, STAFF, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  waivers: {
    about: 'Texts of the waiver. An empty one says that the studio asks for none.',
    columns: {
      id: ID,
      version: 'Number of the version.',
      text: 'The text.',
      published_at: 'Time from which it was asked for.',
    },
  },
  waiver_acceptances: {
    about: 'Who has accepted the waiver.',
    columns: {
      id: ID,
      version: 'Version of the text: waivers.version.',
      user_id: MEMBER,
      name: 'Name, as it was typed. Empty once the account has been deleted.',
      way: oneOf('How', ['online', 'on_screen', 'on_paper']),
      recorded_by: STAFF,
      accepted_at: 'Time of acceptance.',
    },
  },
};
