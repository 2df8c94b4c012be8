import type { DataSource, EntityManager } from 'typeorm';
import type { ReviewValues } from '#common/forms/review';
import { messages } from '#common/messages';
import type { Clock } from '../../lib/clock';
import { violatedConstraint } from '../../database/violations';
import { Forbidden, NotFound, Unauthenticated } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import type { Viewer } from '../../lib/viewer';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { AuditLog } from '../audit/audit-log.service';
import { holdReview } from './held-review';
import { Review } from './review.entity';
import type { ReviewService } from './review.service';

interface WritingParts {
  dataSource: DataSource;
  clock: Clock;
  limits: RateLimits;
  audit: AuditLog;
  /** Told at once, so that the author sees the new figures before the database has told of the change. */
  reviews: Pick<ReviewService, 'forgetSummary'>;
}

/** What members do with their own reviews. */
export class ReviewWriting {
  constructor(private readonly parts: WritingParts) {}

  async add(viewer: Viewer, values: ReviewValues): Promise<Review> {
    await this.parts.limits.take('reviewWriting', viewer.id);
    const review = this.rows.create({ userId: viewer.id, ...values, createdAt: this.now() });
    try {
      await this.rows.insert(review);
    } catch (error) {
      // The account has been deleted meanwhile.
      if (violatedConstraint(error) === 'reviews_user') throw new Unauthenticated();
      throw error;
    }
    this.parts.reviews.forgetSummary();
    return review;
  }

  /** Only its author changes a review; one that is hidden stays hidden. */
  async edit(viewer: Viewer, id: string, values: ReviewValues): Promise<Review> {
    await this.parts.limits.take('reviewWriting', viewer.id);
    const review = isUuid(id) ? await this.rows.findOneBy({ id }) : null;
    if (!review) throw new NotFound(messages.reviewNotFound);
    if (review.userId !== viewer.id) throw new Forbidden(messages.reviewOfAnother);
    const { name, comment, rating } = values;
    const changes = { name, comment, rating, updatedAt: this.now() };
    const { affected } = await this.rows.update({ id }, changes);
    // It has been removed meanwhile.
    if (!affected) throw new NotFound(messages.reviewNotFound);
    this.parts.reviews.forgetSummary();
    return this.rows.merge(review, changes);
  }

  /** Its author removes a review, or an admin, which is written down. */
  async remove(viewer: Viewer, id: string): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const review = await holdReview(manager, id);
      const isOwn = review.userId === viewer.id;
      if (!isOwn && viewer.role !== 'admin') throw new Forbidden(messages.reviewDeleteOfAnother);
      await manager.delete(Review, review.id);
      if (!isOwn) await this.writeDown(manager, viewer, review);
    });
    this.parts.reviews.forgetSummary();
  }

  private writeDown(
    manager: EntityManager,
    admin: Viewer,
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
