import { ID, oneOf, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  legal_versions: {
    about: 'Versions of the terms and the privacy policy.',
    columns: {
      id: ID,
      document: oneOf('Which text', ['terms', 'privacy']),
      version: 'Number of the version.',
      name: 'Name of the version, as consents record it: notice_version.',
      own: 'What the studio has written into it.',
      text: 'The whole text.',
      published_at: 'Time of publication.',
    },
  },
};
