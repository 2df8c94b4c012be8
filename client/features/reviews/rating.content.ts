import { RATING } from '#common/reviews/limits';

const reviews = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);

/** Texts about ratings that other pages show too. */
export const ratingContent = {
  reviews,
  ratingOf: (rating: number) => `${rating} of ${RATING.max} stars`,
  averageOf: (average: number) => `${average.toFixed(1)} of ${RATING.max} stars on average`,
  basis: (count: number) => `from ${reviews(count)}`,
  readReviews: 'Read the reviews',
};
