import type { DataSource } from 'typeorm';
import type { ReviewValues } from '#common/reviews/review.form';
import { reviewMessages } from '#common/reviews/messages';
import type { Clock } from '../../lib/clock';
import { violatedConstraint } from '../../database/violations';
import { Forbidden, Unauthenticated } from '../../lib/errors';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { Journal } from '../journal/journal.service';
import type { UserService } from '../members/user.service';
import { lockReview } from './locked-review';
import { Review } from './review.entity';
import type { ReviewService } from './review.service';
import { reviewWriting } from './review.rate-limits';

interface WritingParts {
  dataSource: DataSource;
  clock: Clock;
  limits: RateLimits;
  journal: Journal;
  users: UserService;
  /** Invalidates the summary directly, so the author sees new figures before the database notification arrives. */
  reviews: Pick<ReviewService, 'forgetSummary'>;
}

/** Creates, edits and deletes reviews. */
export class ReviewWriting {
  constructor(private readonly parts: WritingParts) {}

  async add(actor: UserActor, values: ReviewValues): Promise<Review> {
    const { dataSource, limits, journal, reviews } = this.parts;
    await limits.take(reviewWriting, actor.id);
    const review = dataSource
      .getRepository(Review)
      .create({ userId: actor.id, ...values, createdAt: this.now() });
    try {
      await dataSource.transaction(async (manager) => {
        await manager.insert(Review, review);
        const subject = { subjectId: review.id, memberId: actor.id };
        const after = { rating: review.rating };
        await journal.write(manager, actor, { type: 'review.added', ...subject, before: {}, after });
      });
    } catch (error) {
      // The account has been deleted in the meantime.
      if (violatedConstraint(error) === 'reviews_user') throw new Unauthenticated();
      throw error;
    }
    reviews.forgetSummary();
    return review;
  }

  /** Only the author may edit a review. A hidden review stays hidden. */
  async edit(actor: UserActor, id: string, values: ReviewValues): Promise<Review> {
    const { dataSource, limits, users, journal, reviews } = this.parts;
    await limits.take(reviewWriting, actor.id);
    const edited = await dataSource.transaction(async (manager) => {
      const { review } = await lockReview(manager, users, id);
      if (review.userId !== actor.id) throw new Forbidden('NOT_OWNER', reviewMessages.reviewOfAnother);
      await journal.change(manager, actor, {
        type: 'review.edited',
        table: Review,
        row: review,
        memberId: actor.id,
        values: { ...values, updatedAt: this.now() },
        before: { rating: review.rating },
        after: { rating: values.rating },
      });
      return review;
    });
    reviews.forgetSummary();
    return edited;
  }

  /** Authors may delete their reviews, and staff with the permission any. */
  async remove(actor: UserActor, id: string): Promise<void> {
    const { dataSource, users, journal, reviews } = this.parts;
    await dataSource.transaction(async (manager) => {
      const { review } = await lockReview(manager, users, id);
      const { userId: memberId, rating, hiddenReason } = review;
      if (memberId !== actor.id && !hasPermission(actor, 'reviews:delete-any'))
        throw new Forbidden('NOT_OWNER', reviewMessages.reviewDeleteOfAnother);
      await manager.delete(Review, review.id);
      const subject = { subjectId: review.id, memberId };
      const before = { rating, hiddenReason };
      await journal.write(manager, actor, { type: 'review.deleted', ...subject, before, after: {} });
    });
    reviews.forgetSummary();
  }

  private now = () => new Date(this.parts.clock.now());
}
