import type { Batch } from '../../graphql/loaders';
import type { User } from './user.entity';

/** Accounts by their id; deleted ones are missing. */
export const usersById: Batch<string, User> = async (ids, { profiles }) =>
  new Map((await profiles.accounts(ids)).map((user) => [user.id, user]));
