import type { EntityManager } from 'typeorm';
import { settingsMessages } from '#common/settings/messages';
import type { SectionName } from '#common/settings/sections';
import type { UserActor } from '../../lib/actor';
import { invalidField } from '../../lib/errors';
import type { UserService } from '../accounts/user.service';
import { Leaders } from '../auth/leaders';
import { SettingsSection } from './settings-section.entity';

/** Required for settings that mails or money depend on. */
export async function requireOwner(
  users: UserService,
  manager: EntityManager,
  actor: UserActor,
): Promise<void> {
  (await Leaders.lock(users, manager, actor)).requireMayDecide('owner');
}

/** Throws unless whoever changes what mails and money go through has entered the own password. */
export function requireOwnPassword(hasPassword: boolean): void {
  if (!hasPassword) throw invalidField('password', 'REQUIRED', settingsMessages.passwordRequired);
}

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
