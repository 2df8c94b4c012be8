import { untaxedPrice } from '../../../test/prices';
import { memberships, nothing } from '../../memberships/testing/membership-answers';

const basic = { name: 'Basic', price: untaxedPrice(130_000), durationMonths: 1, features: ['5 workouts'] };
const premium = {
  name: 'Premium 3 Months',
  price: untaxedPrice(520_000),
  durationMonths: 3,
  features: ['100+ gyms'],
};
/** Two passes and a nutrition plan. */
export const planOffers = [
  { id: '1', planType: 'PASS', ...basic },
  { id: '2', planType: 'PASS', ...premium },
  { id: '3', planType: 'NUTRITION', ...premium, name: 'Nutrition' },
].map((offer) => ({ __typename: 'PlanOffer', ...offer }));

/** The periods that the plans would add, at once or later. */
export const NOW = {
  startsAt: '2026-11-21T06:30:00.000Z',
  isLater: false,
  endsAt: '2026-12-21T18:30:00.000Z',
};
export const LATER = {
  startsAt: '2126-12-22T18:30:00.000Z',
  isLater: true,
  endsAt: '2127-01-22T18:30:00.000Z',
};
export const viewerWith = (nextPeriods: object[], gymPass: object = nothing('PASS')) => {
  const { me } = memberships(gymPass);
  return { me: { ...me, user: { ...me.user, nextPeriods } } };
};
/** The answer of `PlanOffers`. */
export const plansAnswer = (period = NOW, gymPass?: object) => ({
  planOffers,
  orderGateway: 'DESK',
  ...viewerWith(
    planOffers.map(({ id }) => ({
      __typename: 'NextPeriod',
      offer: { __typename: 'PlanOffer', id },
      ...period,
    })),
    gymPass,
  ),
});
