import type { Database } from '../../database/database';
import { readByIds } from '../../database/read-rows';
import { User } from './user.entity';

/** Reads accounts. */
export class AccountService {
  constructor(private readonly parts: { dataSource: Database }) {}

  /** The accounts with these ids; deleted ones are missing. */
  withIds(ids: string[]): Promise<User[]> {
    return readByIds(this.parts.dataSource, User, ids);
  }
}
