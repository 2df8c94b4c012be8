import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { RATING, REVIEW_QUOTE_LENGTH_MAX, REVIEW_QUOTE_RATING_MIN, REVIEW_QUOTES_MAX } from '#common/limits';
import { messages } from '#common/messages';
import { checkedSize, keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { invalidField } from '../../lib/errors';
import { Review } from './review.entity';
import type { ReviewSummary } from './review.type';

/** Every number of stars, the most first. */
const RATINGS = Array.from({ length: RATING.max - RATING.min + 1 }, (_, index) => RATING.max - index);

export interface ReviewFilter {
  /** Only reviews of so many stars. */
  rating?: number | null;
}

export class ReviewService {
  constructor(private readonly dataSource: DataSource) {}

  list({ rating }: ReviewFilter, request: PageRequest, sizeMax?: number): Promise<Page<Review>> {
    const query = this.query();
    if (rating != null) query.where({ rating: checkedRating(rating) });
    return keysetPage(query, { moment: 'createdAt', id: 'id', sizeMax }, request);
  }

  /** What other pages quote: what was written lately by members who are content, in few words. */
  quotes(first: number): Promise<Review[]> {
    return this.query()
      .where('review.rating >= :rating', { rating: REVIEW_QUOTE_RATING_MIN })
      .andWhere('char_length(review.comment) <= :length', { length: REVIEW_QUOTE_LENGTH_MAX })
      .orderBy('review.createdAt', 'DESC')
      .addOrderBy('review.id', 'DESC')
      .take(checkedSize(first, REVIEW_QUOTES_MAX))
      .getMany();
  }

  async summary(): Promise<ReviewSummary> {
    const rows = await this.query()
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

  private query(): SelectQueryBuilder<Review> {
    return this.dataSource.getRepository(Review).createQueryBuilder('review');
  }
}

function checkedRating(rating: number): number {
  if (rating >= RATING.min && rating <= RATING.max) return rating;
  throw invalidField('rating', messages.numberOutOfRange(RATING.min, RATING.max));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
