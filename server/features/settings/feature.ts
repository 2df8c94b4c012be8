import type { Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import * as rateLimits from './settings.rate-limits';
import { MailWordsResolver } from './mail-words.resolver';
import { SettingSecretsResolver } from './setting-secrets.resolver';
import { SettingsSection } from './settings-section.entity';
import { SettingsResolver } from './settings.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const settings: Feature = {
  entities: [SettingsSection],
  resolvers: [SettingsResolver, SettingSecretsResolver, MailWordsResolver],
  rateLimits: Object.values(rateLimits),
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
