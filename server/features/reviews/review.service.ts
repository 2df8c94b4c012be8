import { IsNull, Not, type DataSource, type SelectQueryBuilder } from 'typeorm';
import { RATING, REVIEW_QUOTE_LENGTH_MAX, REVIEW_QUOTE_RATING_MIN, REVIEW_QUOTES_MAX } from '#common/limits';
import { messages } from '#common/messages';
import { MINUTE_MS } from '#common/time';
import { checkedSize, keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { invalidField } from '../../lib/errors';
import { Kept } from '../../lib/kept';
import type { Viewer } from '../../lib/viewer';
import type { ActivityService } from '../activity/activity.service';
import { Review } from './review.entity';
import type { ReviewSummary } from './review.type';

/** Every number of stars, the most first. */
const RATINGS = Array.from({ length: RATING.max - RATING.min + 1 }, (_, index) => RATING.max - index);

/** Changes are told at once; this is for one that was not. */
const SUMMARY_LIFE_MS = MINUTE_MS;

export interface ReviewFilter {
  /** Only reviews of so many stars. */
  rating?: number | null;
}

interface PageAsked {
  page: PageRequest;
  sizeMax: number;
}

/** Reviews as they are read. What is hidden is in none of these but the list of hidden ones. */
export class ReviewService {
  private readonly keptSummary = new Kept(() => this.countStars(), SUMMARY_LIFE_MS);

  constructor(
    private readonly dataSource: DataSource,
    private readonly activities: Pick<ActivityService, 'trainingHere'>,
  ) {}

  async list({ rating }: ReviewFilter, request: PageRequest, sizeMax?: number): Promise<Page<Review>> {
    const query = this.shown();
    if (rating != null) query.andWhere({ rating: checkedRating(rating) });
    const page = await keysetPage(query, { moment: 'createdAt', id: 'id', sizeMax }, request);
    this.withTraining(page.rows);
    return page;
  }

  /** What is hidden, what was hidden last first: all of it to admins, their own to members. */
  async hidden(viewer: Viewer, { page, sizeMax }: PageAsked): Promise<Page<Review>> {
    const query = this.query().where({ hiddenAt: Not(IsNull()) });
    if (viewer.role !== 'admin') query.andWhere({ userId: viewer.id });
    const found = await keysetPage(query, { moment: 'hiddenAt', id: 'id', sizeMax }, page);
    this.withTraining(found.rows);
    return found;
  }

  /** What other pages quote: what was written lately by members who are content, in few words. */
  async quotes(first: number): Promise<Review[]> {
    const reviews = await this.shown()
      .andWhere('review.rating >= :rating', { rating: REVIEW_QUOTE_RATING_MIN })
      .andWhere('char_length(review.comment) <= :length', { length: REVIEW_QUOTE_LENGTH_MAX })
      .orderBy('review.createdAt', 'DESC')
      .addOrderBy('review.id', 'DESC')
      .take(checkedSize(first, REVIEW_QUOTES_MAX))
      .getMany();
    return this.withTraining(reviews);
  }

  /** One review as it has become. */
  one(review: Review): Review {
    return this.withTraining([review])[0]!;
  }

  /** Reads every review, so it is kept until one changes. */
  summary = (): Promise<ReviewSummary> => this.keptSummary.get();

  forgetSummary = (): void => this.keptSummary.forget();

  private async countStars(): Promise<ReviewSummary> {
    const rows = await this.shown()
      .select('review.rating', 'rating')
      .addSelect('count(*)::int', 'count')
      .groupBy('review.rating')
      .getRawMany<{ rating: number; count: number }>();
    const countOf = new Map(rows.map((row) => [row.rating, row.count]));
    const ratings = RATINGS.map((rating) => ({ rating, count: countOf.get(rating) ?? 0 }));
    const count = sum(ratings.map((row) => row.count));
    const stars = sum(ratings.map((row) => row.rating * row.count));
    return { count, average: count === 0 ? null : Math.round((stars / count) * 10) / 10, ratings };
  }

  private withTraining(reviews: Review[]): Review[] {
    let asked: Promise<Set<string>> | undefined;
    const members = () => (asked ??= this.activities.trainingHere(reviews.map(({ userId }) => userId)));
    for (const review of reviews) {
      review.isTrainingHere = async () => (await members()).has(review.userId);
    }
    return reviews;
  }

  private shown = () => this.query().where({ hiddenAt: IsNull() });

  private query(): SelectQueryBuilder<Review> {
    return this.dataSource.getRepository(Review).createQueryBuilder('review');
  }
}

function checkedRating(rating: number): number {
  if (rating >= RATING.min && rating <= RATING.max) return rating;
  throw invalidField('rating', messages.numberOutOfRange(RATING.min, RATING.max));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
