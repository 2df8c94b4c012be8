import { ENTRY_LABELS, type EntryName } from '#common/journal/entry-labels';
import { enumType, sentencesOf } from '../../graphql/enums';

export const JournalEntryTypeType = enumType<EntryName>(
  'JournalEntryType',
  sentencesOf<EntryName>(ENTRY_LABELS),
  'What an entry of the journal is about.',
);

export type HealthDataKind = 'measurements' | 'diet_details';

export const HealthDataKindType = enumType<HealthDataKind>('HealthDataKind', {
  measurements: 'Body measurements.',
  diet_details: 'Diet details.',
});
