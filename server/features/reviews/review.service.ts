import { IsNull, type DataSource, type SelectQueryBuilder } from 'typeorm';
import {
  RATING,
  REVIEW_QUOTE_LENGTH_MAX,
  REVIEW_QUOTE_RATING_MIN,
  REVIEW_QUOTES_MAX,
} from '#common/reviews/limits';
import { MINUTE_MS } from '#common/time';
import {
  checkedSize,
  keysetPage,
  keysetPagesOfOwners,
  type Page,
  type PageRequest,
} from '../../database/keyset-page';
import type { List } from '../../database/list';
import { CachedValue } from '../../lib/cached-value';
import { hasPermission, type UserActor } from '../../lib/actor';
import { isUuid } from '../../lib/uuid';
import { Review } from './review.entity';
import type { RatingCount, ReviewSummary } from './review.type';

/** All possible ratings in stars, highest first. */
const RATINGS = Array.from({ length: RATING.max - RATING.min + 1 }, (_, index) => RATING.max - index);

/** Changes invalidate the summary at once; the time limit covers a notification that was lost. */
const SUMMARY_LIFE_MS = MINUTE_MS;

interface ReviewSelection {
  /** Only reviews with this number of stars. */
  rating?: number | null;
  search?: string | null;
  /** Newest first by default. */
  orderBy?: { field: 'createdAt' | 'rating'; direction: 'asc' | 'desc' } | null;
}

const NEWEST_FIRST = { field: 'createdAt', direction: 'desc' } as const;

/** Only the newest review of a member counts for the average, however many they have written, and only after a visit. */
const COUNT_STARS = `
  select rating, count(*)::int as count, (count(*) filter (where is_newest and has_visited))::int as "memberCount"
  from (
    select rating, has_visited, row_number() over (partition by user_id order by created_at desc, id desc) = 1 as is_newest
    from reviews where hidden_at is null
  ) as visible
  group by rating`;

/** Reads reviews. Lists contain only visible reviews, except the list of hidden ones. */
export class ReviewService {
  private readonly cachedSummary = new CachedValue(() => this.countStars(), SUMMARY_LIFE_MS);

  constructor(private readonly parts: { dataSource: DataSource }) {}

  async list(
    { rating, search: text, orderBy }: ReviewSelection,
    request: PageRequest,
  ): Promise<Page<Review>> {
    const filters = [rating != null && { rating }];
    const { field, direction } = orderBy ?? NEWEST_FIRST;
    const byTime = { by: 'createdAt', direction } as const;
    // One direction for all columns, so that an index serves every page.
    const sort = field === 'rating' ? [{ by: field, direction }, byTime] : [byTime];
    const search = { text, words: 'searchWords' } as const;
    return keysetPage({ query: this.visible(), filters, search, sort }, request);
  }

  /** Hidden reviews of all authors, most recently hidden first. */
  hidden(request: PageRequest): Promise<Page<Review>> {
    return keysetPage(this.hiddenReviews(), request);
  }

  /** A page of the hidden reviews of each author, read with one statement. */
  hiddenOfAuthors(userIds: string[], request: PageRequest): Promise<Map<string, Page<Review>>> {
    return keysetPagesOfOwners(this.hiddenReviews(), { column: 'userId', ids: userIds }, request);
  }

  /** A review by its id; null if there is none, or if it is hidden and the actor is neither author nor moderator. */
  async find(actor: UserActor | null, id: string): Promise<Review | null> {
    if (!isUuid(id)) return null;
    const reviews = this.parts.dataSource.getRepository(Review);
    if (actor && hasPermission(actor, 'reviews:moderate')) return reviews.findOneBy({ id });
    const own = actor ? [{ id, userId: actor.id }] : [];
    return reviews.findOneBy([{ id, hiddenAt: IsNull() }, ...own]);
  }

  /** Recent short reviews with a high rating by members who have visited, for quoting on other pages. */
  quotes(first: number): Promise<Review[]> {
    return this.visible()
      .andWhere({ hasVisited: true })
      .andWhere('review.rating >= :rating', { rating: REVIEW_QUOTE_RATING_MIN })
      .andWhere('char_length(review.comment) <= :length', { length: REVIEW_QUOTE_LENGTH_MAX })
      .orderBy('review.createdAt', 'DESC')
      .addOrderBy('review.id', 'DESC')
      .take(checkedSize(first, REVIEW_QUOTES_MAX))
      .getMany();
  }

  /** Cached until a review changes, because it aggregates the whole table. */
  summary = (): Promise<ReviewSummary> => this.cachedSummary.get();

  forgetSummary = (): void => this.cachedSummary.forget();

  private async countStars(): Promise<ReviewSummary> {
    const rows = await this.parts.dataSource.query<RatingCount[]>(COUNT_STARS);
    const none = { count: 0, memberCount: 0 };
    const ratings = RATINGS.map((rating) => rows.find((row) => row.rating === rating) ?? { rating, ...none });
    const count = sum(ratings.map((row) => row.count));
    const memberCount = sum(ratings.map((row) => row.memberCount));
    const stars = sum(ratings.map((row) => row.rating * row.memberCount));
    const average = memberCount === 0 ? null : Math.round((stars / memberCount) * 10) / 10;
    return { count, memberCount, average, ratings };
  }

  private hiddenReviews(): List<Review> {
    return { query: this.query(), sort: [{ by: 'hiddenAt', direction: 'desc', nulls: 'omitted' }] };
  }

  private visible = () => this.query().where({ hiddenAt: IsNull() });

  private query(): SelectQueryBuilder<Review> {
    return this.parts.dataSource.getRepository(Review).createQueryBuilder('review');
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
