import type { EntryDefinitions, Nothing } from '../entry-definition';

/** Fields of a section of the settings of the studio. */
interface ChangedSettings {
  section: string;
  [field: string]: unknown;
}

interface TestedService {
  service: string;
  isSuccessful: boolean;
}

interface SettingsEntries {
  /** The values of the fields that differ. */
  'settings.changed': { before: ChangedSettings; after: ChangedSettings };
  /** A test mail, or a check of the payment gateway. */
  'service.tested': { before: Nothing; after: TestedService };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends SettingsEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<SettingsEntries> = {
  'settings.changed': {
    kind: null,
    details: ({ after: { section, ...fields } }) =>
      section && `${section} (${Object.keys(fields).join(', ')})`,
  },
  'service.tested': {
    kind: null,
    details: ({ after: { service, isSuccessful } }) =>
      service && `${service}: ${isSuccessful ? 'works' : 'does not work'}`,
  },
};
