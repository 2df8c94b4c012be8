import { RECENT_VISIT_DAYS } from '#common/activity/limits';
import { studio } from '#common/studio';
import { ratingContent } from './rating.content';

const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`);
const { reviews, members } = ratingContent;

/** Texts of the reviews page. */
export const reviewsContent = {
  ...ratingContent,
  title: 'Member reviews',
  headline: 'Member reviews',
  lead: 'Reviews in people’s own words. We remove only what breaks the rules, never a review for being critical.',
  rules: 'The rules for reviews',
  description: () =>
    `What members say about ${studio.name}, a fitness studio in ${studio.city}: all reviews and star ratings, newest first.`,
  loadFailed: 'Failed to load reviews. Please try again later.',
  empty: 'No reviews yet. Be the first to share your experience!',
  signIn: 'Log in to add your review',
  add: 'Add Your Review',
  ratingShown: (rating: number, max: number) => `${rating} of ${max}`,
  edited: 'edited',
  hasTrainedHere: 'Has trained here',
  hasTrainedHereMeans: `“Has trained here” marks members who had visited in the ${RECENT_VISIT_DAYS} days before their review.`,
  noVisit: 'No visit yet',
  noVisitMeans:
    '“No visit yet” marks people who have not been here. Their stars do not count until they come.',
  noneCounted: 'No stars counted yet: nobody who wrote a review has been here.',
  answerOf: () => `Reply from ${studio.name}`,
  yourReviewOf: (day: string) => ` your review of ${day}`,
  theReviewBy: (name: string) => ` the review by ${name}`,
  toTheReviewBy: (name: string) => ` to the review by ${name}`,
  edit: 'Edit',
  remove: 'Delete',
  hide: 'Hide',
  answer: 'Reply',
  changeAnswer: 'Edit reply',
  partFailed: 'This part of the page did not load. Please reload the page.',
  stars,
  average: (average: number) => average.toFixed(1),
  distribution: 'Reviews by star rating',
  filter: (rating: number, count: number) => `${stars(rating)}: ${members(count)}`,
  list: 'Reviews',
  onlyOf: (rating: number) => `${rating}-star reviews`,
  noneOf: (rating: number) => `No ${rating}-star reviews yet.`,
  showAll: 'Show all reviews',
  shown: (shown: number, count: number) =>
    count === 0 ? 'No reviews' : `${shown} of ${reviews(count)} shown`,
  showMore: 'Show more',
  readAll: 'Read all',
  readLess: 'Show less',
};
