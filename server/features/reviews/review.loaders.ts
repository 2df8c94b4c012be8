import type { Page, PageRequest } from '../../database/keyset-page';
import type { Batch } from '../../graphql/loaders';
import type { Review } from './review.entity';

/** A page of the hidden reviews of each author. */
export const hiddenReviewsOf: Batch<string, Page<Review>, [PageRequest]> = (userIds, { reviews }, request) =>
  reviews.hiddenOfAuthors(userIds, request);
