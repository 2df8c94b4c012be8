import { PLAN_DAYS_MAX, PLAN_FEATURES_MAX, PLAN_MONTHS_MAX, PLANS_MAX, PRICE_AHEAD_DAYS_MAX } from './limits';

export const planMessages = {
  nameRequired: 'Enter a name.',
  nameTaken: 'There is a plan of this name already, maybe one that is not on sale.',
  priceWrong: 'Enter a price from 1 to 1,000,000.',
  featureRequired: 'Enter what is included.',
  tooManyFeatures: `Enter up to ${PLAN_FEATURES_MAX} lines.`,
  featureTwice: 'Two lines are the same.',
  monthsWrong: `Enter 1 to ${PLAN_MONTHS_MAX} months.`,
  daysWrong: `Enter 1 to ${PLAN_DAYS_MAX} days.`,
  dayWrong: `Choose today or a day within ${PRICE_AHEAD_DAYS_MAX} days.`,
  notFound: 'This plan does not exist any more.',
  changedMeanwhile: 'Somebody else has changed this plan meanwhile.',
  listChanged: 'The list has changed meanwhile. Reload it, then sort it again.',
  tooMany: `A studio can have ${PLANS_MAX} plans.`,
  created: 'Plan added.',
  saved: 'Plan saved.',
  priceSet: 'Price saved.',
  onSale: 'The plan is on sale.',
  offSale: 'The plan is not on sale any more.',
  sorted: 'Order saved.',
} as const;
