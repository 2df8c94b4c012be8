import type { Batch } from '../../graphql/loaders';
import type { FollowUp } from './follow-up.entity';

/** The last conversation with each member; members without any are missing. */
export const lastContacts: Batch<string, FollowUp> = async (userIds, { followUps }) =>
  new Map((await followUps.lastContactsOf(userIds)).map((contact) => [contact.userId, contact]));
