import { MoreThanOrEqual, type DataSource, type EntityManager } from 'typeorm';
import { REPEATED_REQUEST_MS } from '#common/limits';
import { REVIEWS_PER_MEMBER_MAX } from '#common/reviews/limits';
import type { NewReviewValues, ReviewChanges, ReviewValues } from '#common/reviews/review.form';
import { nameFormOf, shownName } from '#common/reviews/shown-name';
import { reviewMessages } from '#common/reviews/messages';
import { violatedConstraint } from '../../database/violations';
import type { Clock } from '../../lib/clock';
import {
  Conflict,
  Forbidden,
  NotFound,
  requestKeyUsed,
  Unauthenticated,
  type AppError,
} from '../../lib/errors';
import type { UserActor } from '../../lib/actor';
import { mayAccessMember } from '../../lib/member-access';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { ActivityService } from '../activity/activity.service';
import type { JournalService } from '../journal/journal.service';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { lockReview } from './locked-review';
import { Review } from './review.entity';
import type { ReviewService } from './review.service';
import { reviewWriting } from './review.rate-limits';

interface WritingParts {
  dataSource: DataSource;
  clock: Clock;
  limits: RateLimits;
  journal: JournalService;
  users: UserService;
  activities: ActivityService;
  /** Invalidates the summary directly, so the author sees new figures before the database notification arrives. */
  reviews: Pick<ReviewService, 'forgetSummary'>;
}

/** Creates, edits and deletes reviews. */
export class ReviewWritingService {
  constructor(private readonly parts: WritingParts) {}

  /** Adds a review, or returns the one that was added with the same key or, without a key, a minute ago. */
  async add(actor: UserActor, values: NewReviewValues): Promise<Review> {
    await this.parts.limits.take(reviewWriting, actor.id);
    const { requestKey } = values;
    const review = await (requestKey == null
      ? this.addUnlessRepeated(actor, values)
      : this.addWithKey(actor, { ...values, requestKey }));
    this.parts.reviews.forgetSummary();
    return review;
  }

  /** Needs no transaction: the table has each key of a member once, so a repeated request finds the first review. */
  private async addWithKey(
    actor: UserActor,
    values: NewReviewValues & { requestKey: string },
  ): Promise<Review> {
    const { manager } = this.parts.dataSource;
    const { author, reviewCount } = await authorOf(manager, actor);
    const signed = { ...values, ...signatureOf(author, values.name) };
    if (reviewCount >= REVIEWS_PER_MEMBER_MAX)
      return requireFound(await addedWithKey(manager, actor, signed), tooManyReviews);
    try {
      return await this.insert(manager, actor, signed);
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === 'reviews_request_key_unique')
        return requireFound(await addedWithKey(manager, actor, signed), reviewNotFound);
      if (constraint !== undefined && NO_ACCOUNT.includes(constraint)) throw new Unauthenticated();
      throw error;
    }
  }

  private async addUnlessRepeated(actor: UserActor, values: NewReviewValues): Promise<Review> {
    const { dataSource, clock, users } = this.parts;
    const createdAt = MoreThanOrEqual(new Date(clock.now() - REPEATED_REQUEST_MS));
    return dataSource.transaction(async (manager) => {
      // The lock makes the second of two concurrent requests find the review of the first.
      const author = await users.lockCurrentUser(manager, actor.id);
      const signed = { ...values, ...signatureOf(author, values.name) };
      const { name, comment, rating } = signed;
      const known = await manager.findOneBy(Review, { userId: actor.id, name, comment, rating, createdAt });
      if (known) return known;
      if ((await manager.countBy(Review, { userId: actor.id })) >= REVIEWS_PER_MEMBER_MAX)
        throw tooManyReviews();
      return this.insert(manager, actor, signed);
    });
  }

  private async insert(
    manager: EntityManager,
    actor: UserActor,
    values: NewReviewValues & Signature,
  ): Promise<Review> {
    const { activities, journal } = this.parts;
    const createdAt = this.now();
    const isFromVisitor = await activities.hasRecentVisit(manager, actor.id, createdAt);
    const row = manager.create(Review, { userId: actor.id, ...values, isFromVisitor, createdAt });
    const after = { rating: row.rating };
    const entry = { type: 'review.added', memberId: actor.id, before: {}, after } as const;
    await journal.add(manager, actor, { table: Review, row, ...entry });
    return row;
  }

  /** Only the author may edit a review. A hidden one stays hidden, and `isFromVisitor` stays as it was written. */
  async edit(actor: UserActor, id: string, changes: ReviewChanges): Promise<Review> {
    const values = givenFields(changes);
    const { dataSource, limits, users, journal, reviews } = this.parts;
    await limits.take(reviewWriting, actor.id);
    const edited = await dataSource.transaction(async (manager) => {
      const { review, author } = await lockReview(manager, users, id);
      if (review.userId !== actor.id) throw new Forbidden('NOT_OWNER', reviewMessages.reviewOfAnother);
      await journal.change(manager, actor, {
        type: 'review.edited',
        table: Review,
        row: review,
        memberId: actor.id,
        values: {
          ...values,
          ...(values.name !== undefined && signatureOf(author, values.name)),
          updatedAt: this.now(),
        },
        before: { rating: review.rating },
        after: { rating: values.rating ?? review.rating },
      });
      return review;
    });
    reviews.forgetSummary();
    return edited;
  }

  /** Authors may delete their reviews, and staff with the permission any. */
  async remove(actor: UserActor, id: string): Promise<Review> {
    const { dataSource, users, journal, reviews } = this.parts;
    const removed = await dataSource.transaction(async (manager) => {
      const { review } = await lockReview(manager, users, id);
      const { userId: memberId, rating, hiddenReason } = review;
      if (!mayAccessMember(actor, memberId, 'reviews:delete-any'))
        throw new Forbidden('NOT_OWNER', reviewMessages.reviewDeleteOfAnother);
      const before = { rating, hiddenReason };
      const entry = { type: 'review.deleted', memberId, before, after: {} } as const;
      await journal.remove(manager, actor, { table: Review, row: review, ...entry });
      return review;
    });
    reviews.forgetSummary();
    return removed;
  }

  private now = () => new Date(this.parts.clock.now());
}

type Signature = Pick<Review, 'name' | 'nameForm'>;

/**
 * The name that is shown: the profile's name in the form that the author chose, or the written one if the profile has
 * none.
 */
function signatureOf({ name }: User, written: string): Signature {
  if (name === null) return { name: written, nameForm: 'initials' };
  const nameForm = nameFormOf(name, written);
  return { name: shownName(name, nameForm), nameForm };
}

/** Constraints that are violated if the author's account has been deleted meanwhile. */
const NO_ACCOUNT = ['reviews_user', 'journal_member', 'journal_actor'];

/** The author of a new review, and how many they have written, by one statement. */
async function authorOf(
  manager: EntityManager,
  { id }: UserActor,
): Promise<{ author: User; reviewCount: number }> {
  const { entities, raw } = await manager
    .createQueryBuilder(User, 'author')
    .addSelect(
      (count) => count.select('count(*)::int').from(Review, 'review').where('review.userId = author.id'),
      'review_count',
    )
    .where({ id })
    .getRawAndEntities<{ review_count: number }>();
  const [author] = entities;
  if (!author) throw new Unauthenticated();
  return { author, reviewCount: raw[0]!.review_count };
}

/** The review that was added with the same key, which must have had the same values; null if there is none. */
async function addedWithKey(
  manager: EntityManager,
  { id: userId }: UserActor,
  { requestKey, ...values }: NewReviewValues & { requestKey: string },
): Promise<Review | null> {
  const known = await manager.findOneBy(Review, { userId, requestKey });
  if (known && !isSame(known, values)) throw requestKeyUsed();
  return known;
}

function requireFound(review: Review | null, otherwise: () => AppError): Review {
  if (!review) throw otherwise();
  return review;
}

const reviewNotFound = () => new NotFound('REVIEW_NOT_FOUND', reviewMessages.reviewNotFound);
const tooManyReviews = () => new Conflict('TOO_MANY_REVIEWS', reviewMessages.tooManyReviews);

const isSame = (review: Review, { name, comment, rating }: ReviewValues): boolean =>
  review.name === name && review.comment === comment && review.rating === rating;

/** The fields that are to change. */
const givenFields = (changes: ReviewChanges): ReviewChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
