import type { DataSource } from 'typeorm';
import { reasonForm } from '#common/forms/order';
import { reviewAnswerForm } from '#common/forms/review';
import { messages } from '#common/messages';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import { parseInput } from '../../lib/validated';
import type { Viewer } from '../../lib/viewer';
import type { AuditLog } from '../audit/audit-log.service';
import { holdReview } from './held-review';
import { Review } from './review.entity';

interface ModerationParts {
  dataSource: DataSource;
  clock: Clock;
  audit: AuditLog;
}

type Moderated = Partial<
  Pick<Review, 'hiddenAt' | 'hiddenReason' | 'hiddenBy' | 'answer' | 'answeredAt' | 'answeredBy'>
>;

/** What admins do with reviews of members; each change is in the audit log. */
export class ReviewModeration {
  constructor(private readonly parts: ModerationParts) {}

  /** Nobody but its author and admins sees the review from now on; they read why. */
  hide(admin: Viewer, id: string, reason: string): Promise<Review> {
    const { reason: hiddenReason } = parseInput(reasonForm, { reason });
    return this.change('hide-review', { admin, id }, ({ hiddenAt }) => {
      if (hiddenAt) throw new Conflict(messages.reviewHiddenAlready);
      return { hiddenAt: this.now(), hiddenReason, hiddenBy: admin.id };
    });
  }

  show(admin: Viewer, id: string): Promise<Review> {
    return this.change('show-review', { admin, id }, ({ hiddenAt }) => {
      if (!hiddenAt) throw new Conflict(messages.reviewShownAlready);
      return { hiddenAt: null, hiddenReason: null, hiddenBy: null };
    });
  }

  /** What the studio says to it; an empty answer takes the one before away. */
  answer(admin: Viewer, id: string, text: string): Promise<Review> {
    const answer = parseInput(reviewAnswerForm, { answer: text }).answer || null;
    return this.change('answer-review', { admin, id }, () =>
      answer === null
        ? { answer, answeredAt: null, answeredBy: null }
        : { answer, answeredAt: this.now(), answeredBy: admin.id },
    );
  }

  private change(
    action: string,
    { admin, id }: { admin: Viewer; id: string },
    decide: (review: Review) => Moderated,
  ): Promise<Review> {
    return this.parts.dataSource.transaction(async (manager) => {
      const review = await holdReview(manager, id);
      const before = auditedOf(review);
      await manager.save(manager.merge(Review, review, decide(review)));
      const subject = { type: 'review', id: review.id } as const;
      await this.parts.audit.write(manager, admin, { action, subject, before, after: auditedOf(review) });
      return review;
    });
  }

  private now = () => new Date(this.parts.clock.now());
}

/** What admins have written and decided; nothing of the member. */
const auditedOf = ({ hiddenReason, answer }: Review) => ({ hiddenReason, answer });
