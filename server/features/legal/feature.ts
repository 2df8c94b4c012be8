import type { Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import { LegalTextResolver } from './legal-text.resolver';
import { LegalVersion } from './legal-version.entity';
import { STUDIO_TABLES } from './studio-tables';

export const legal: Feature = {
  entities: [LegalVersion],
  resolvers: [LegalTextResolver],
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
