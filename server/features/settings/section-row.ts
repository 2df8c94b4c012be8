import type { EntityManager } from 'typeorm';
import type { SectionName } from '#common/settings/sections';
import { SettingsSection } from './settings-section.entity';

/** The row of a section, which others cannot change until the transaction ends. */
export async function lockSection(manager: EntityManager, section: SectionName): Promise<SettingsSection> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(SettingsSection)
    .values({ section, version: 0 })
    .orIgnore()
    .execute();
  return manager.findOneOrFail(SettingsSection, { where: { section }, lock: { mode: 'pessimistic_write' } });
}
