import type { DataSource, EntityManager } from 'typeorm';
import { reviewMessages } from '#common/reviews/messages';
import { REVIEW_TRANSITIONS, type ReviewStatus } from '#common/reviews/reviews';
import { pick } from '#common/pick';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import type { UserActor } from '../../lib/actor';
import { reviewHiddenMail } from '../../mail/mails/review-hidden-mail';
import type { Outbox } from '../../mail/outbox';
import type { JournalService, Refusal } from '../journal/journal.service';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { lockReview } from './locked-review';
import { Review } from './review.entity';
import type { ReviewService } from './review.service';

interface ModerationParts {
  dataSource: DataSource;
  clock: Clock;
  journal: JournalService;
  users: UserService;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
  reviews: Pick<ReviewService, 'forgetSummary'>;
}

interface Change {
  type: 'review.hidden' | 'review.shown' | 'review.answered';
  values: Moderated;
  transition?: { to: ReviewStatus; refusal: Refusal };
  /** Runs in the same transaction. */
  inTransaction?: (manager: EntityManager, author: User) => Promise<void>;
}

type Moderated = Partial<
  Pick<Review, 'hiddenAt' | 'hiddenReason' | 'hiddenBy' | 'answer' | 'answeredAt' | 'answeredBy'>
>;

/** Moderation by staff. */
export class ReviewModerationService {
  constructor(private readonly parts: ModerationParts) {}

  /** Hides the review from everyone except its author and moderators, and sends the reason to the author by e-mail. */
  hide(admin: UserActor, id: string, hiddenReason: string): Promise<Review> {
    return this.change(admin, id, {
      type: 'review.hidden',
      values: { hiddenAt: this.now(), hiddenReason, hiddenBy: admin.id },
      transition: { to: 'hidden', refusal: ['ALREADY_HIDDEN', reviewMessages.reviewHiddenAlready] },
      inTransaction: (manager, author) => this.notifyAuthor(manager, author, hiddenReason),
    });
  }

  unhide(admin: UserActor, id: string): Promise<Review> {
    return this.change(admin, id, {
      type: 'review.shown',
      values: { hiddenAt: null, hiddenReason: null, hiddenBy: null },
      transition: { to: 'visible', refusal: ['NOT_HIDDEN', reviewMessages.reviewShownAlready] },
    });
  }

  /** Publishes the studio's reply; an empty one removes the previous reply. */
  answer(admin: UserActor, id: string, text: string): Promise<Review> {
    const answer = text || null;
    return this.change(admin, id, {
      type: 'review.answered',
      values:
        answer === null
          ? { answer, answeredAt: null, answeredBy: null }
          : { answer, answeredAt: this.now(), answeredBy: admin.id },
    });
  }

  private async change(
    admin: UserActor,
    id: string,
    { type, values, transition, inTransaction }: Change,
  ): Promise<Review> {
    const { dataSource, users, journal, reviews } = this.parts;
    const changed = await dataSource.transaction(async (manager) => {
      const { review, author } = await lockReview(manager, users, id);
      await journal.change(manager, admin, {
        type,
        table: Review,
        row: review,
        memberId: author.id,
        values,
        ...(transition && {
          transition: { table: REVIEW_TRANSITIONS, from: statusOf(review), ...transition },
        }),
        before: moderationOf(review),
        after: moderationOf({ ...review, ...values }),
      });
      await inTransaction?.(manager, author);
      return review;
    });
    reviews.forgetSummary();
    return changed;
  }

  private async notifyAuthor(manager: EntityManager, { email }: User, reason: string): Promise<void> {
    const { outbox, links } = this.parts;
    await outbox.put(manager, { to: email, mail: reviewHiddenMail({ reason, reviewsUrl: links.reviews() }) });
  }

  private now = () => new Date(this.parts.clock.now());
}

const statusOf = ({ hiddenAt }: Review): ReviewStatus => (hiddenAt ? 'hidden' : 'visible');

const moderationOf = (review: Pick<Review, 'hiddenReason' | 'answer'>) =>
  pick(review, 'hiddenReason', 'answer');
