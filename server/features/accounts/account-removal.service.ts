import type { EntityManager } from 'typeorm';
import type { Outbox } from '../../mail/outbox';
import type { VisitHours } from '../activity/visit-hours.service';
import { User } from './user.entity';

/** Removes accounts, whoever decides it, and what other tables count or keep about them. */
export class AccountRemoval {
  constructor(private readonly parts: { outbox: Outbox; visitHours: VisitHours }) {}

  /** The caller has locked the account. */
  async remove(manager: EntityManager, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
    const { outbox, visitHours } = this.parts;
    await visitHours.removeAllOf(manager, id);
    await manager.delete(User, { id });
    await outbox.forget(manager, email);
  }
}
