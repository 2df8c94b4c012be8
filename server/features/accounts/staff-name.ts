import type { EntityManager } from 'typeorm';
import type { UserActor } from '../../lib/actor';
import { User } from './user.entity';

/** The name of a member of staff, else the e-mail address. */
export async function staffName(manager: EntityManager, { id }: UserActor): Promise<string> {
  const { name, email } = await manager.findOneByOrFail(User, { id });
  return name ?? email!;
}
