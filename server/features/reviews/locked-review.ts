import type { EntityManager } from 'typeorm';
import { reviewMessages } from '#common/reviews/messages';
import { NotFound } from '../../lib/errors';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { Review } from './review.entity';

/** A review and its author; both rows are locked until the transaction ends. */
export async function lockReview(
  manager: EntityManager,
  users: UserService,
  id: string,
): Promise<{ review: Review; author: User }> {
  const locked = await users.lockWithRow(manager, Review, id);
  if (!locked?.member) throw new NotFound('REVIEW_NOT_FOUND', reviewMessages.reviewNotFound);
  return { review: locked.row, author: locked.member };
}
