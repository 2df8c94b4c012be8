import { RATING, TRAINING_HERE_DAYS } from '#common/limits';
import { studio } from '#common/studio';

const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`);
const reviews = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);

/** Texts of the reviews; those in the specification stand as it gives them. */
export const reviewsContent = {
  title: 'Member reviews',
  headline: 'Member reviews',
  lead: 'What members write, as they wrote it. We remove what breaks the rules, and nothing because it is critical.',
  rules: 'The rules for reviews',
  description: `What members say about ${studio.name}, a fitness studio in ${studio.city}: all reviews, newest first, with their stars.`,
  loadFailed: 'Failed to load reviews. Please try again later.',
  empty: 'No reviews yet. Be the first to share your experience!',
  signIn: 'Sign in to add yours',
  add: 'Add Your Review',
  edited: 'edited',
  trainsHere: 'Trains here',
  trainsHereMeans: `“Trains here” stands beside who was at the studio in the last ${TRAINING_HERE_DAYS} days.`,
  answerOf: `${studio.name} answers`,
  ofOwn: (day: string) => ` your review of ${day}`,
  of: (name: string) => ` the review by ${name}`,
  edit: 'Edit',
  remove: 'Delete',
  hide: 'Hide',
  answer: 'Answer',
  changeAnswer: 'Change the answer',
  partFailed: 'This part of the page did not load. Reload the page and try again.',
  stars,
  ratingOf: (rating: number) => `${rating} of ${RATING.max} stars`,
  average: (average: number) => average.toFixed(1),
  averageOf: (average: number) => `${average.toFixed(1)} of ${RATING.max} stars on average`,
  basis: (count: number) => `from ${reviews(count)}`,
  distribution: 'How the reviews are spread',
  filter: (rating: number, count: number) => `${stars(rating)}: ${reviews(count)}`,
  list: 'Reviews',
  onlyOf: (rating: number) => `Reviews of ${stars(rating)}`,
  noneOf: (rating: number) => `No review gives ${stars(rating)}.`,
  showAll: 'Show all reviews',
  shown: (shown: number, count: number) => `${shown} of ${reviews(count)} shown`,
  showMore: 'Show more',
  readReviews: 'Read the reviews',
  readAll: 'Read all',
  readLess: 'Read less',
};
