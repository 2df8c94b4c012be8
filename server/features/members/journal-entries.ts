import type { EntryDefinitions, Nothing } from '../entry-definition';

interface MemberEntries {
  /** The front desk added the member, with the consent to the account. */
  'member.added': { before: Nothing; after: Nothing };
  /** Contains only the names of the fields. */
  'member.profile-changed': { before: Nothing; after: { fields: readonly string[] } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends MemberEntries {}
}

const FIELDS: Record<string, string> = {
  bodyMeasurements: 'measurements',
  email: 'e-mail address',
  fitnessGoals: 'fitness goals',
  phone: 'phone number',
  phoneConfirmed: 'confirmed phone number',
  userName: 'user name',
  workoutPreferences: 'workout preferences',
};

export const JOURNAL_ENTRIES: EntryDefinitions<MemberEntries> = {
  'member.added': { kind: null, details: null },
  'member.profile-changed': {
    kind: 'change',
    details: ({ after: { fields } }) => fields?.map((field) => FIELDS[field] ?? field).join(', '),
  },
};
