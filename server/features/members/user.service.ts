import type { EntityManager } from 'typeorm';
import { Unauthenticated } from '../../lib/errors';
import { User } from './user.entity';

/** Accounts by their number; between a request's start and its end one may be changed or deleted by another. */
export class UserService {
  /** The account of who asks. */
  async own(manager: EntityManager, id: string): Promise<User> {
    const user = await manager.findOneBy(User, { id });
    if (!user) throw new Unauthenticated();
    return user;
  }

  /** The same, held as it is until the manager's transaction ends. */
  async holdOwn(manager: EntityManager, id: string): Promise<User> {
    const user = await this.hold(manager, id);
    if (!user) throw new Unauthenticated();
    return user;
  }

  /** An account, held as it is until the manager's transaction ends; null when there is none. */
  hold(manager: EntityManager, id: string): Promise<User | null> {
    return manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
}
