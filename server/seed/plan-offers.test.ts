import { expect, test } from 'vitest';
import { planOffers } from './plan-offers';

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
