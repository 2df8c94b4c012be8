import type { EntityManager } from 'typeorm';
import { pick } from '#common/pick';
import { defaultSettings } from '#common/settings/default-settings';
import { settingsMessages } from '#common/settings/messages';
import { sectionForms, SECTIONS, type SectionName, type Settings } from '#common/settings/sections';
import { studioFacts } from '#common/settings/studio-facts';
import { setStudio } from '#common/studio';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Logger } from '../../lib/logger';
import { StaleVersion } from '../../lib/stale-version';
import type { JournalService } from '../journal/journal.service';
import { SettingsSection } from './settings-section.entity';

interface SettingsParts {
  dataSource: Pick<Database, 'getRepository' | 'transaction'>;
  journal: JournalService;
  logger: Pick<Logger, 'error'>;
}

/** The values of a section, and the version that they are. */
export type Saved<Section extends SectionName> = Settings[Section] & { version: number };

export type SavedSettings = { [Section in SectionName]: Saved<Section> };

type Reading = Pick<SettingsParts, 'dataSource' | 'logger'>;

async function readSettings(parts: Reading): Promise<SavedSettings> {
  const rows = await parts.dataSource.getRepository(SettingsSection).find();
  const sections = SECTIONS.map((section) => {
    const row = rows.find((one) => one.section === section);
    return [section, { ...valueOf(parts, section, row), version: row?.version ?? 0 }];
  });
  return Object.fromEntries(sections) as SavedSettings;
}

/** A value that this version does not understand, such as one that a newer one has saved, counts as none. */
function valueOf<Section extends SectionName>(
  { logger }: Reading,
  section: Section,
  row: Pick<SettingsSection, 'value'> | undefined,
): Settings[Section] {
  if (row?.value == null) return defaultSettings[section];
  const { data, error } = sectionForms[section].safeParse(row.value);
  if (!error) return data as Settings[Section];
  logger.error({ err: error, section }, 'settings cannot be read, defaults are used');
  return defaultSettings[section];
}

/** Makes this process use what is saved: before it issues a receipt, sends a mail or renders a page. */
export const applySavedSettings = async (parts: Reading): Promise<void> =>
  setStudio(studioFacts(await readSettings(parts)));

/** What the studio has set for itself. */
export class SettingsService {
  private loads = 0;
  private loaded = 0;

  constructor(private readonly parts: SettingsParts) {}

  /** Makes this server use what is saved. To be called before the first request, and whenever it may have changed. */
  async load(): Promise<SavedSettings> {
    this.loads += 1;
    const load = this.loads;
    const saved = await this.read();
    // An answer that comes late must not replace a newer one.
    if (load >= this.loaded) {
      this.loaded = load;
      setStudio(studioFacts(saved));
    }
    return saved;
  }

  read(): Promise<SavedSettings> {
    return readSettings(this.parts);
  }

  /** Saves all values of a section. Throws StaleVersion if somebody else has saved it meanwhile. */
  async save<Section extends SectionName>(
    actor: UserActor,
    section: Section,
    { expectedVersion, ...values }: Settings[Section] & { expectedVersion: number },
  ): Promise<SavedSettings> {
    await this.parts.dataSource.transaction(async (manager) => {
      const row = await lockSection(manager, section);
      const before = valueOf(this.parts, section, row) as Fields;
      const changed = differences(before, values);
      if (changed.length === 0) return;
      if (row.version !== expectedVersion)
        throw new StaleVersion(settingsMessages.changedMeanwhile, {
          current: changed,
          ...(await lastChange(manager, row.id)),
        });
      await this.parts.journal.change(manager, actor, {
        type: 'settings.changed',
        table: SettingsSection,
        row,
        memberId: null,
        values: { value: values, version: row.version + 1 },
        before: { section, ...pick(before, ...changed) },
        after: { section, ...pick(values as Fields, ...changed) },
      });
    });
    return this.load();
  }
}

async function lockSection(manager: EntityManager, section: SectionName): Promise<SettingsSection> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(SettingsSection)
    .values({ section, version: 0 })
    .orIgnore()
    .execute();
  return manager.findOneOrFail(SettingsSection, { where: { section }, lock: { mode: 'pessimistic_write' } });
}

type Fields = Record<string, unknown>;

/** The fields in which two versions of a section differ. */
const differences = (before: Fields, after: object): string[] =>
  Object.entries(after)
    .filter(([field, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before[field] ?? null))
    .map(([field]) => field);

/** Who has saved a section last, and when. */
async function lastChange(manager: EntityManager, id: string) {
  const [change] = await manager.query<{ changedAt: Date; changedBy: string | null }[]>(
    `select at as "changedAt", users.name as "changedBy"
     from journal left join users on users.id = actor_id
     where subject_type = 'settings' and subject_id = $1 order by at desc, journal.id desc limit 1`,
    [id],
  );
  return change && { changedAt: change.changedAt.toISOString(), changedBy: change.changedBy };
}
