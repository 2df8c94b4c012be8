import { defaultSettings } from '#common/settings/default-settings';
import { hasMailServer } from '#common/settings/mail.form';
import { sectionForms, SECTIONS, type SectionName, type Settings } from '#common/settings/sections';
import type { Database } from '../../database/database';
import type { LockedSettings } from '../../lib/locked-settings';
import type { Logger } from '../../lib/logger';
import { recipeOf } from './look-recipe';
import { SettingsSection, type Made, type StoredSecrets } from './settings-section.entity';

export interface Reading {
  dataSource: Pick<Database, 'getRepository'>;
  logger: Pick<Logger, 'error'>;
  lockedSettings: LockedSettings;
  /** Whether mails are delivered only by a mail server, as in production. */
  mailsNeedServer: boolean;
}

/** The values of a section, and the version that they are. */
type Saved<Section extends SectionName> = Settings[Section] & { version: number };

export type SavedSettings = { [Section in SectionName]: Saved<Section> } & {
  /** Whether pages do not show all of it yet. */
  look: { isBeingMade: boolean };
  /** Whether no mail can be delivered, for want of a server. */
  mail: { isServerMissing: boolean };
};

/** The settings in force: the saved values, and those of environment variables, which override them. */
export async function readSettings(
  parts: Reading,
): Promise<{ sections: SavedSettings; secrets: StoredSecrets; made: Made | null }> {
  const rows = await parts.dataSource.getRepository(SettingsSection).find();
  const sections = SECTIONS.map((section) => {
    const row = rows.find((one) => one.section === section);
    const value = withLocked(parts.lockedSettings, section, valueOf(parts, section, row));
    return [section, { ...value, version: row?.version ?? 0 }];
  });
  const made = rows.find(({ section }) => section === 'look')?.made ?? null;
  const saved = Object.fromEntries(sections) as SavedSettings;
  const isServerMissing = parts.mailsNeedServer && !hasMailServer(saved.mail);
  const isBeingMade = recipeOf(saved) !== (made?.recipe ?? null);
  return {
    sections: { ...saved, look: { ...saved.look, isBeingMade }, mail: { ...saved.mail, isServerMissing } },
    made,
    secrets: Object.assign({}, ...rows.map((row) => row.secrets)) as StoredSecrets,
  };
}

/**
 * Fields that an earlier version did not have get their defaults. A value that this version does not understand, for
 * example one saved by a newer version, counts as none.
 */
export function valueOf<Section extends SectionName>(
  { logger }: Pick<Reading, 'logger'>,
  section: Section,
  row: Pick<SettingsSection, 'value'> | undefined,
): Settings[Section] {
  if (row?.value == null) return defaultSettings[section];
  const { data, error } = sectionForms[section].safeParse({ ...defaultSettings[section], ...row.value });
  if (!error) return data as Settings[Section];
  logger.error({ err: error, section }, 'settings cannot be read, defaults are used');
  return defaultSettings[section];
}

/** The values of a section, some of which environment variables override. */
export const withLocked = <Section extends SectionName>(
  { fields }: LockedSettings,
  section: Section,
  values: Settings[Section],
): Settings[Section] => {
  const locked = fields.filter((one) => one.section === section).map(({ field, value }) => [field, value]);
  return { ...values, ...(Object.fromEntries(locked) as Partial<Settings[Section]>) };
};
