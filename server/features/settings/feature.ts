import type { Feature } from '../feature';
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
  studioTables: STUDIO_TABLES,
};
