import { In, type EntityManager } from 'typeorm';
import { LEADING_ROLES } from '#common/accounts/roles';
import { SET_UP_LINK_HOURS } from '#common/set-up/limits';
import { defaultSettings } from '#common/settings/default-settings';
import type { SetUpSettings } from '#common/settings/set-up.form';
import { HOUR_MS } from '#common/time';
import type { Database } from '../../database/database';
import { randomToken, sha256 } from '../../lib/secrets';
import { User } from '../accounts/user.entity';
import { lockSection } from '../settings/section-row';
import { SettingsSection } from '../settings/settings-section.entity';

interface LockedSetUp {
  row: SettingsSection;
  state: SetUpSettings;
}

export const hasAdmin = (manager: EntityManager): Promise<boolean> =>
  manager.existsBy(User, { role: In(LEADING_ROLES) });

/** How far the set-up has come; others cannot change it until the transaction ends. */
export async function lockSetUp(manager: EntityManager): Promise<LockedSetUp> {
  const row = await lockSection(manager, 'setUp');
  return { row, state: { ...defaultSettings.setUp, ...row.value } };
}

/** The row after a change. */
export const changed = ({ row, state }: LockedSetUp, changes: Partial<SetUpSettings>) => ({
  value: { ...state, ...changes },
  version: row.version + 1,
});

/**
 * Returns the token of a new link to the first step, in place of the one before; null if the studio has an admin. Of servers
 * that start at the same time, the last one prints the link that works.
 */
export async function renewSetUpLink(dataSource: Database, now: number): Promise<string | null> {
  return dataSource.transaction(async (manager) => {
    if (await hasAdmin(manager)) return null;
    const locked = await lockSetUp(manager);
    // The owner may have been made while this waited for the lock.
    if (await hasAdmin(manager)) return null;
    const token = randomToken();
    const linkEndsAt = new Date(now + SET_UP_LINK_HOURS * HOUR_MS).toISOString();
    const values = changed(locked, { isRunning: true, step: 'you', linkHash: sha256(token), linkEndsAt });
    await manager.update(SettingsSection, { id: locked.row.id }, values);
    return token;
  });
}

/** Ends the set-up without its steps, for a studio whose admin was made with a command. */
export async function endSetUp(manager: EntityManager): Promise<void> {
  const locked = await lockSetUp(manager);
  const values = changed(locked, { isRunning: false, linkHash: null, linkEndsAt: null });
  await manager.update(SettingsSection, { id: locked.row.id }, values);
}
