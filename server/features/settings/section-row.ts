import type { EntityManager } from 'typeorm';
import type { SectionName } from '#common/settings/sections';
import type { UserActor } from '../../lib/actor';
import type { UserService } from '../accounts/user.service';
import { Leaders } from '../auth/leaders';
import { SettingsSection } from './settings-section.entity';

/** Sections through which mails and money go: if there is an owner, only owners change them. */
const OF_OWNERS: readonly SectionName[] = ['mail', 'gateway'];

/** Fields of other sections through which money goes. */
const FIELDS_OF_OWNERS: readonly string[] = ['upiAddress', 'upiPayee'];

export async function requireMayChange(
  users: UserService,
  manager: EntityManager,
  { actor, section }: { actor: UserActor; section: SectionName },
): Promise<void> {
  if (OF_OWNERS.includes(section)) await requireOwner(users, manager, actor);
}

export async function requireMayChangeFields(
  users: UserService,
  manager: EntityManager,
  { actor, fields }: { actor: UserActor; fields: readonly string[] },
): Promise<void> {
  if (fields.some((field) => FIELDS_OF_OWNERS.includes(field))) await requireOwner(users, manager, actor);
}

const requireOwner = async (users: UserService, manager: EntityManager, actor: UserActor): Promise<void> =>
  (await Leaders.lock(users, manager, actor)).requireMayDecide('owner');

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
