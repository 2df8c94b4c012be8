import type { EntityManager } from 'typeorm';
import { pick } from '#common/pick';
import { defaultSettings } from '#common/settings/default-settings';
import { isGuarded } from '#common/settings/guarded';
import { settingsMessages } from '#common/settings/messages';
import { savedDetailsOf } from '#common/settings/own-details';
import type { SectionName, Settings } from '#common/settings/sections';
import type { StudioSettings } from '#common/settings/settings.form';
import { studioFacts, type MadeLook } from '#common/settings/studio-facts';
import { setStudio } from '#common/studio';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import { NOTHING_LOCKED, type LockedField } from '../../lib/locked-settings';
import { StaleVersion } from '../../lib/stale-version';
import { setOwnWords } from '../../mail/own-words';
import type { JournalService } from '../journal/journal.service';
import { lastChange } from '../journal/last-change';
import type { UserService } from '../accounts/user.service';
import { ownWordsOf } from './mail-trials.service';
import { lockSection, requireOwner, requireOwnPassword } from './section-row';
import { SettingsSection } from './settings-section.entity';
import type { SettingSecretsService } from './setting-secrets.service';
import { readSettings, valueOf, withLocked, type Reading, type SavedSettings } from './stored-settings';

/** Effects of a change of a section, in its transaction; throws if the change is not possible. */
export type SectionRules = {
  [Section in SectionName]?: (
    manager: EntityManager,
    change: { before: Settings[Section]; after: Settings[Section] },
  ) => Promise<void>;
};

interface SettingsParts extends Reading {
  dataSource: Pick<Database, 'getRepository' | 'transaction'>;
  journal: JournalService;
  settingSecrets: SettingSecretsService;
  users: UserService;
  sectionRules: SectionRules;
  /** Seals copies of erased data; if there is a key, the privacy policy mentions the copies. */
  erasedDataKey: object | null;
}

/** The values of a section, the version that they were changed in, and whether the actor has entered their password. */
export type SectionChange<Section extends SectionName> = Settings[Section] & {
  expectedVersion: number;
  hasPassword?: boolean;
};

/** A password belongs to the server that these fields describe. */
const MAIL_SERVER_FIELDS = ['smtpHost', 'smtpPort', 'smtpUser'];

type Lock = Omit<LockedField, 'value'>;

/** The settings in force. To be read when they are needed, since they change. */
export interface CurrentSettings {
  readonly current: Settings;
}

/** Makes this process use the saved settings: before it issues a receipt, sends a mail or renders a page. */
export async function applySavedSettings(parts: Pick<Reading, 'dataSource' | 'logger'>): Promise<void> {
  const reading = { ...parts, lockedSettings: NOTHING_LOCKED, mailsNeedServer: false };
  const { sections, made } = await readSettings(reading);
  applySettings(sections, made?.look);
}

function applySettings(sections: SavedSettings, made: MadeLook | undefined, sealsErasedData = false): void {
  const { setUp, mail } = sections;
  const state = { made, isBeingSetUp: setUp.isRunning, sealsErasedData, sendsNoMails: mail.isServerMissing };
  setStudio(studioFacts(sections, state));
  setOwnWords(ownWordsOf(sections.mailWords));
}

/** The settings of the studio. */
export class SettingsService implements CurrentSettings {
  current: Settings = defaultSettings;
  private loads = 0;
  private loaded = 0;

  constructor(private readonly parts: SettingsParts) {}

  /**
   * Makes this server use the saved settings. To be called before the first request, and whenever they may have
   * changed.
   */
  async load(): Promise<SavedSettings> {
    this.loads += 1;
    const load = this.loads;
    const { sections, secrets, made } = await readSettings(this.parts);
    // An answer that comes late must not replace a newer one.
    if (load >= this.loaded) {
      this.loaded = load;
      this.current = sections;
      this.parts.settingSecrets.use(secrets);
      applySettings(sections, made?.look, this.parts.erasedDataKey !== null);
    }
    return sections;
  }

  /** The fields that environment variables set. */
  locks(): Lock[] {
    return this.parts.lockedSettings.fields.map(({ section, field, variable }) => ({
      section,
      field,
      variable,
    }));
  }

  async read(): Promise<SavedSettings> {
    return (await readSettings(this.parts)).sections;
  }

  /**
   * Saves all values of a section; fields that environment variables set keep those values. Throws StaleVersion if
   * somebody else has saved the section meanwhile.
   */
  async save<Section extends SectionName>(
    actor: UserActor,
    section: Section,
    { expectedVersion, hasPassword = false, ...given }: SectionChange<Section>,
  ): Promise<SavedSettings> {
    const { dataSource, journal, lockedSettings, sectionRules, users } = this.parts;
    const entered = withLocked(lockedSettings, section, given as unknown as Settings[Section]);
    await dataSource.transaction(async (manager) => {
      const row = await lockSection(manager, section);
      const before = valueOf(this.parts, section, row);
      const values = savedOf(section, entered, before);
      const changed = differences(before, values);
      if (changed.length === 0) return;
      if (row.version !== expectedVersion)
        throw new StaleVersion(settingsMessages.changedMeanwhile, {
          current: changed,
          ...(await lastChange(manager, { type: 'settings', id: row.id })),
        });
      if (changed.some((field) => isGuarded(section, field))) {
        await requireOwner(users, manager, actor);
        requireOwnPassword(hasPassword);
      }
      await journal.change(manager, actor, {
        type: 'settings.changed',
        table: SettingsSection,
        row,
        memberId: null,
        values: {
          value: values,
          version: row.version + 1,
          // A password must not reach another server than the one that it was entered for.
          ...(changed.some((field) => MAIL_SERVER_FIELDS.includes(field)) && { secrets: {} }),
        },
        before: { section, ...pick(before as Fields, ...changed) },
        after: { section, ...pick(values as Fields, ...changed) },
      });
      await sectionRules[section]?.(manager, { before, after: values });
    });
    return this.load();
  }
}

type Fields = Record<string, unknown>;

const savedOf = <Section extends SectionName>(
  section: Section,
  entered: Settings[Section],
  before: Settings[Section],
): Settings[Section] =>
  section === 'studio'
    ? (savedDetailsOf(entered as StudioSettings, before as StudioSettings) as Settings[Section])
    : entered;

/** The fields in which two versions of a section differ. */
const differences = (before: object, after: object): string[] =>
  Object.entries(after)
    .filter(
      ([field, value]) => JSON.stringify(value ?? null) !== JSON.stringify((before as Fields)[field] ?? null),
    )
    .map(([field]) => field);
