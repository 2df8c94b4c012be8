import { ID, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  studio_settings: {
    about: 'Settings. A section that the studio has not changed has no value.',
    columns: {
      id: ID,
      section: 'Name of the section.',
      value: 'The settings of the section.',
      version: 'Number of the version.',
      made: 'What was made of the settings, such as the sizes of the logo.',
    },
    columnsLeftOut: { secrets: 'Keys and passwords of other services.' },
  },
};
