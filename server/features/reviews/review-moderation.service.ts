import type { DataSource, EntityManager } from 'typeorm';
import { reasonForm } from '#common/orders/order.form';
import { reviewAnswerForm } from '#common/reviews/review.form';
import { reviewMessages } from '#common/reviews/messages';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { parseInput } from '../../lib/validated';
import type { UserActor } from '../../lib/actor';
import { reviewHiddenMail } from '../../mail/mails/review-hidden-mail';
import type { Outbox } from '../../mail/outbox';
import type { AuditLog } from '../audit/audit-log.service';
import { User } from '../members/user.entity';
import { lockReview } from './locked-review';
import { Review } from './review.entity';
import type { ReviewService } from './review.service';

interface ModerationParts {
  dataSource: DataSource;
  clock: Clock;
  audit: AuditLog;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
  reviews: Pick<ReviewService, 'forgetSummary'>;
}

interface Change {
  action: string;
  decide: (review: Review) => Moderated;
  /** Runs in the same transaction. */
  inTransaction?: (manager: EntityManager, review: Review) => Promise<void>;
}

type Moderated = Partial<
  Pick<Review, 'hiddenAt' | 'hiddenReason' | 'hiddenBy' | 'answer' | 'answeredAt' | 'answeredBy'>
>;

/** Moderation by staff. Every change is recorded in the audit log. */
export class ReviewModeration {
  constructor(private readonly parts: ModerationParts) {}

  /** Hides the review from everyone except its author and moderators, and sends the reason to the author by e-mail. */
  hide(admin: UserActor, id: string, reason: string): Promise<Review> {
    const { reason: hiddenReason } = parseInput(reasonForm, { reason });
    return this.change(admin, id, {
      action: 'hide-review',
      decide: ({ hiddenAt }) => {
        if (hiddenAt) throw new Conflict(reviewMessages.reviewHiddenAlready);
        return { hiddenAt: this.now(), hiddenReason, hiddenBy: admin.id };
      },
      inTransaction: (manager, review) => this.notifyAuthor(manager, review.userId, hiddenReason),
    });
  }

  show(admin: UserActor, id: string): Promise<Review> {
    return this.change(admin, id, {
      action: 'show-review',
      decide: ({ hiddenAt }) => {
        if (!hiddenAt) throw new Conflict(reviewMessages.reviewShownAlready);
        return { hiddenAt: null, hiddenReason: null, hiddenBy: null };
      },
    });
  }

  /** Publishes the studio's reply; an empty one removes the previous reply. */
  answer(admin: UserActor, id: string, text: string): Promise<Review> {
    const answer = parseInput(reviewAnswerForm, { answer: text }).answer || null;
    return this.change(admin, id, {
      action: 'answer-review',
      decide: () =>
        answer === null
          ? { answer, answeredAt: null, answeredBy: null }
          : { answer, answeredAt: this.now(), answeredBy: admin.id },
    });
  }

  private async change(
    admin: UserActor,
    id: string,
    { action, decide, inTransaction }: Change,
  ): Promise<Review> {
    const changed = await this.parts.dataSource.transaction(async (manager) => {
      const review = await lockReview(manager, id);
      await this.parts.audit.change(manager, admin, {
        action,
        subject: { type: 'review', id: review.id },
        stateOf: () => auditedOf(review),
        change: async () => {
          const decided = decide(review);
          await manager.update(Review, { id: review.id }, decided);
          manager.merge(Review, review, decided);
          return {};
        },
      });
      await inTransaction?.(manager, review);
      return review;
    });
    this.parts.reviews.forgetSummary();
    return changed;
  }

  private async notifyAuthor(manager: EntityManager, id: string, reason: string): Promise<void> {
    const { outbox, links } = this.parts;
    const { email } = await manager.findOneByOrFail(User, { id });
    await outbox.put(manager, { to: email, mail: reviewHiddenMail({ reason, reviewsUrl: links.reviews() }) });
  }

  private now = () => new Date(this.parts.clock.now());
}

/** Only what admins decided and wrote; no text of the member goes into the audit log. */
const auditedOf = ({ hiddenReason, answer }: Review) => ({ hiddenReason, answer });
