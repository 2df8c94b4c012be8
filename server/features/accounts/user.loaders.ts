import type { Batch } from '../../graphql/loaders';
import type { User } from './user.entity';

/** Accounts by their id; deleted ones are missing. */
export const usersById: Batch<string, User> = async (ids, { accounts }) =>
  new Map((await accounts.withIds(ids)).map((user) => [user.id, user]));
