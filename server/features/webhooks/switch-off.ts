import type { EntityManager } from 'typeorm';
import { roleHasPermission } from '#common/accounts/permissions';
import { SYSTEM } from '../../lib/actor';
import type { RoleEnding } from '../feature';
import type { JournalService } from '../journal/journal.service';
import { Webhook } from './webhook.entity';

/** Switches off a locked webhook. */
export const switchOff = (
  manager: EntityManager,
  journal: JournalService,
  { row, hasLostAdmin = false }: { row: Webhook; hasLostAdmin?: boolean },
): Promise<void> =>
  journal.change(manager, SYSTEM, {
    type: 'webhook.switched-off',
    table: Webhook,
    row,
    memberId: null,
    values: { isEnabled: false, hasLostAdmin },
    before: {},
    after: { host: new URL(row.url).host },
  });

/** Nobody else might know where the events go. */
export const switchOffTheirs: RoleEnding = async (manager, { userId: setUpBy, role, journal }) => {
  if (roleHasPermission(role, 'webhooks:manage')) return;
  const where = { setUpBy, isEnabled: true };
  const rows = await manager.find(Webhook, { where, lock: { mode: 'pessimistic_write' } });
  for (const row of rows) await switchOff(manager, journal, { row, hasLostAdmin: true });
};
