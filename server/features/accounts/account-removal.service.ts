import type { EntityManager } from 'typeorm';
import type { Outbox } from '../../mail/outbox';
import { User } from './user.entity';

/** Sums that rows of accounts count in. */
interface CountedRows {
  removeAllOf(manager: EntityManager, userId: string): Promise<void>;
}

/** Removes accounts, whoever decides it, and what other tables count or keep about them. */
export class AccountRemovalService {
  constructor(private readonly parts: { outbox: Outbox; countedRows: readonly CountedRows[] }) {}

  /** The caller has locked the account. */
  async remove(manager: EntityManager, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
    const { outbox, countedRows } = this.parts;
    for (const rows of countedRows) await rows.removeAllOf(manager, id);
    await manager.delete(User, { id });
    await outbox.forget(manager, email);
  }
}
