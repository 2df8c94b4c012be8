import type { DataSource, EntityManager } from 'typeorm';
import type { ReviewValues } from '#common/reviews/review.form';
import { reviewMessages } from '#common/reviews/messages';
import type { Clock } from '../../lib/clock';
import { violatedConstraint } from '../../database/violations';
import { Forbidden, NotFound, Unauthenticated } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { AuditLog } from '../audit/audit-log.service';
import { lockReview } from './locked-review';
import { Review } from './review.entity';
import type { ReviewService } from './review.service';
import { reviewWriting } from './review.rate-limits';

interface WritingParts {
  dataSource: DataSource;
  clock: Clock;
  limits: RateLimits;
  audit: AuditLog;
  /** Invalidates the summary directly, so the author sees new figures before the database notification arrives. */
  reviews: Pick<ReviewService, 'forgetSummary'>;
}

/** Creates, edits and deletes reviews. */
export class ReviewWriting {
  constructor(private readonly parts: WritingParts) {}

  async add(actor: UserActor, values: ReviewValues): Promise<Review> {
    await this.parts.limits.take(reviewWriting, actor.id);
    const review = this.rows.create({ userId: actor.id, ...values, createdAt: this.now() });
    try {
      await this.rows.insert(review);
    } catch (error) {
      // The account has been deleted in the meantime.
      if (violatedConstraint(error) === 'reviews_user') throw new Unauthenticated();
      throw error;
    }
    this.parts.reviews.forgetSummary();
    return review;
  }

  /** Only the author may edit a review. A hidden review stays hidden. */
  async edit(actor: UserActor, id: string, values: ReviewValues): Promise<Review> {
    await this.parts.limits.take(reviewWriting, actor.id);
    const review = isUuid(id) ? await this.rows.findOneBy({ id }) : null;
    if (!review) throw new NotFound(reviewMessages.reviewNotFound);
    if (review.userId !== actor.id) throw new Forbidden(reviewMessages.reviewOfAnother);
    const changes: Pick<Review, keyof ReviewValues | 'updatedAt'> = { ...values, updatedAt: this.now() };
    const { affected } = await this.rows.update({ id }, changes);
    // The review has been deleted in the meantime.
    if (!affected) throw new NotFound(reviewMessages.reviewNotFound);
    this.parts.reviews.forgetSummary();
    return this.rows.merge(review, changes);
  }

  /** Authors may delete their reviews, and staff with the permission any; the latter is recorded in the audit log. */
  async remove(actor: UserActor, id: string): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const review = await lockReview(manager, id);
      const isOwn = review.userId === actor.id;
      if (!isOwn && !hasPermission(actor, 'reviews:delete-any'))
        throw new Forbidden(reviewMessages.reviewDeleteOfAnother);
      await manager.delete(Review, review.id);
      if (!isOwn) await this.writeAuditEntry(manager, actor, review);
    });
    this.parts.reviews.forgetSummary();
  }

  private writeAuditEntry(
    manager: EntityManager,
    admin: UserActor,
    { id, rating, hiddenReason }: Review,
  ): Promise<void> {
    return this.parts.audit.write(manager, admin, {
      action: 'delete-review',
      subject: { type: 'review', id },
      before: { rating, hiddenReason },
      after: {},
    });
  }

  private get rows() {
    return this.parts.dataSource.getRepository(Review);
  }

  private now = () => new Date(this.parts.clock.now());
}
