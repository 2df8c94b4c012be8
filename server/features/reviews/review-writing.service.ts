import type { DataSource, EntityManager } from 'typeorm';
import type { ReviewValues } from '#common/forms/review';
import { messages } from '#common/messages';
import type { Clock } from '../../lib/clock';
import { Forbidden } from '../../lib/errors';
import type { Viewer } from '../../lib/viewer';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { AuditLog } from '../audit/audit-log.service';
import type { UserService } from '../members/user.service';
import { holdReview } from './held-review';
import { Review } from './review.entity';
import type { ReviewService } from './review.service';

interface WritingParts {
  dataSource: DataSource;
  clock: Clock;
  limits: RateLimits;
  users: UserService;
  audit: AuditLog;
  reviews: Pick<ReviewService, 'forgetSummary'>;
}

/** What members do with their own reviews. */
export class ReviewWriting {
  constructor(private readonly parts: WritingParts) {}

  async add(viewer: Viewer, values: ReviewValues): Promise<Review> {
    await this.parts.limits.take('reviewWriting', viewer.id);
    return this.change(async (manager) => {
      // An account that is deleted meanwhile takes its reviews with it: there is none to add to.
      await this.parts.users.holdOwn(manager, viewer.id);
      const review = manager.create(Review, { userId: viewer.id, ...values, createdAt: this.now() });
      return manager.save(review);
    });
  }

  /** Only its author changes a review; one that is hidden stays hidden. */
  async edit(viewer: Viewer, id: string, values: ReviewValues): Promise<Review> {
    await this.parts.limits.take('reviewWriting', viewer.id);
    return this.change(async (manager) => {
      const review = await holdReview(manager, id);
      if (review.userId !== viewer.id) throw new Forbidden(messages.reviewOfAnother);
      const { name, comment, rating } = values;
      return manager.save(manager.merge(Review, review, { name, comment, rating, updatedAt: this.now() }));
    });
  }

  /** Its author removes a review, or an admin, which is written down. */
  remove(viewer: Viewer, id: string): Promise<void> {
    return this.change(async (manager) => {
      const review = await holdReview(manager, id);
      const isOwn = review.userId === viewer.id;
      if (!isOwn && viewer.role !== 'admin') throw new Forbidden(messages.reviewDeleteOfAnother);
      await manager.delete(Review, review.id);
      if (!isOwn) await this.writeDown(manager, viewer, review);
    });
  }

  /** The author sees the new figures at once, before the database has told of the change. */
  private async change<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const changed = await this.parts.dataSource.transaction(work);
    this.parts.reviews.forgetSummary();
    return changed;
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

  private now = () => new Date(this.parts.clock.now());
}
