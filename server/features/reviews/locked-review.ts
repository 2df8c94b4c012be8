import type { EntityManager } from 'typeorm';
import { reviewMessages } from '#common/reviews/messages';
import { NotFound } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { Review } from './review.entity';

/** Loads a review and locks its row until the transaction of `manager` ends. */
export async function lockReview(manager: EntityManager, id: string): Promise<Review> {
  const review = isUuid(id)
    ? await manager.findOne(Review, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!review) throw new NotFound(reviewMessages.reviewNotFound);
  return review;
}
