import { expect, test } from 'vitest';
import { deskOffers, planOffers } from './plan-offers';

test('has the documented price list', () => {
  const list = planOffers().map(({ planType, name, pricePaise, durationMonths, features }) =>
    [planType, name, pricePaise, durationMonths, features.join(', ')].join(' | '),
  );
  expect(list).toEqual([
    'pass | Basic | 130000 | 1 | Reserve up to 5 workouts per centre',
    'pass | Premium | 210000 | 1 | Unlimited reservations, 100+ gyms, 5,000+ sessions',
    'pass | Premium 3 Months | 520000 | 3 | Unlimited reservations, 100+ gyms, 5,000+ sessions',
    'nutrition | Nutrition | 130000 | 1 | Nutritionist, Meal plans, Call or chat',
    'nutrition | Nutrition 3 Months | 320000 | 3 | Nutritionist, Meal plans, Call or chat',
    'nutrition | Nutrition 6 Months | 640000 | 6 | Nutritionist, Meal plans, Call or chat',
  ]);
});

test('numbers the offers in list order', () => {
  expect(planOffers().map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('the demo studio sells a day pass and a trial at its desk', () => {
  expect(deskOffers().map(({ kind, name, durationDays }) => [kind, name, durationDays])).toEqual([
    ['day_pass', 'Day pass', 1],
    ['trial', 'Trial week', 7],
  ]);
});
