import { backupsContent } from '../backups/backups.content';
import { legalSettings } from '../legal/legal-settings.content';
import { studioExportContent } from '../studio-export/studio-export.content';
import { waiverSettings } from '../waivers/waiver-settings.content';
import { settingsContent as content } from './settings.content';

/** The sections of the settings in the order of the page, by the ids of their headings. */
export const SETTINGS_SECTIONS = [
  { id: 'settings-studio', title: content.studio.title },
  { id: 'settings-hours', title: content.hours.title },
  { id: 'settings-region', title: content.region.title },
  { id: 'settings-look', title: content.look.title },
  { id: 'settings-words', title: content.words.title },
  { id: 'settings-taxes', title: content.taxes.title },
  { id: 'settings-desk', title: content.desk.title },
  { id: 'settings-mail', title: content.mail.title },
  { id: 'settings-mail-words', title: content.mailWords.title },
  { id: 'settings-gateway', title: content.gateway.title },
  { id: 'settings-terms', title: legalSettings.documents.TERMS.title },
  { id: 'settings-privacy', title: legalSettings.documents.PRIVACY.title },
  { id: 'settings-waiver', title: waiverSettings.title },
  { id: 'settings-backup', title: backupsContent.title },
  { id: 'settings-studio-export', title: studioExportContent.title },
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];
