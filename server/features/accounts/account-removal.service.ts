import type { EntityManager } from 'typeorm';
import type { Outbox } from '../../mail/outbox';
import { User } from './user.entity';

/** Counts that include rows of an account. */
interface CountedRows {
  removeAllOf(manager: EntityManager, userId: string): Promise<void>;
}

/** Keeps a copy of erased data, if the law requires one. */
interface ErasedData {
  keepCopyOf(manager: EntityManager, userId: string): Promise<void>;
}

interface RemovalParts {
  outbox: Outbox;
  countedRows: readonly CountedRows[];
  erasedData: ErasedData;
}

/** Removes accounts, whoever decides it, and what other tables count or keep about them. */
export class AccountRemovalService {
  constructor(private readonly parts: RemovalParts) {}

  /** The caller has locked the account. */
  async remove(manager: EntityManager, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
    const { outbox, countedRows, erasedData } = this.parts;
    await erasedData.keepCopyOf(manager, id);
    for (const rows of countedRows) await rows.removeAllOf(manager, id);
    await manager.delete(User, { id });
    await outbox.forget(manager, email);
  }
}
