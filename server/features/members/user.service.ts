import type { EntityManager } from 'typeorm';
import { Unauthenticated } from '../../lib/errors';
import { User } from './user.entity';

/** Loads accounts by id. A concurrent request may have deleted the account since this one was authenticated. */
export class UserService {
  /** The account of the current user; throws `Unauthenticated` if it has been deleted. */
  async currentUser(manager: EntityManager, id: string): Promise<User> {
    const user = await manager.findOneBy(User, { id });
    if (!user) throw new Unauthenticated();
    return user;
  }

  /** The same, locked until the manager's transaction ends. */
  async lockCurrentUser(manager: EntityManager, id: string): Promise<User> {
    const user = await this.lock(manager, id);
    if (!user) throw new Unauthenticated();
    return user;
  }

  /** An account, locked until the manager's transaction ends; null if there is none. */
  lock(manager: EntityManager, id: string): Promise<User | null> {
    return manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
}
