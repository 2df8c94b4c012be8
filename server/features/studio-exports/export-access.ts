import type { EntityManager } from 'typeorm';
import { studioExportMessages } from '#common/studio-exports/messages';
import type { UserActor } from '../../lib/actor';
import { Forbidden } from '../../lib/errors';
import { User } from '../accounts/user.entity';

/** Only owners may take all data away. While there is no owner, admins may, as they then decide about each other. */
export async function requireMayExport(manager: EntityManager, { role }: UserActor): Promise<void> {
  if (role === 'owner' || !(await manager.existsBy(User, { role: 'owner' }))) return;
  throw new Forbidden('PERMISSION_REQUIRED', studioExportMessages.ownersOnly);
}
