import { RATING } from '#common/reviews/limits';

const reviews = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);

const members = (count: number) => (count === 1 ? '1 member' : `${count} members`);

/** Texts about ratings that other pages show too. */
export const ratingContent = {
  reviews,
  members,
  ratingOf: (rating: number) => `${rating} of ${RATING.max} stars`,
  averageOf: (average: number) => `${average.toFixed(1)} of ${RATING.max} stars on average`,
  basis: (count: number) => `from ${members(count)}`,
  readReviews: 'Read the reviews',
};
