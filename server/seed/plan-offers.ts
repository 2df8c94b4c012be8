import { demonstrationFeatures } from '#common/plans/demonstration-features';
import type { PlanOffer } from '../features/plans/plan-offer.entity';

type NewOffer = Omit<PlanOffer, 'id' | 'version'>;
type Offer = Omit<NewOffer, 'kind' | 'durationDays' | 'position' | 'retiredAt'>;

const PAISE = 100;

const { basic: BASIC, premium: PREMIUM, nutrition: NUTRITION } = demonstrationFeatures;

/** The initial price list. Links to a plan and the demo orders refer to offers by name. */
const OFFERS: Offer[] = [
  { planType: 'pass', name: 'Basic', pricePaise: 1300 * PAISE, durationMonths: 1, features: BASIC },
  { planType: 'pass', name: 'Premium', pricePaise: 2100 * PAISE, durationMonths: 1, features: PREMIUM },
  {
    planType: 'pass',
    name: 'Premium 3 Months',
    pricePaise: 5200 * PAISE,
    durationMonths: 3,
    features: PREMIUM,
  },
  {
    planType: 'nutrition',
    name: 'Nutrition',
    pricePaise: 1300 * PAISE,
    durationMonths: 1,
    features: NUTRITION,
  },
  {
    planType: 'nutrition',
    name: 'Nutrition 3 Months',
    pricePaise: 3200 * PAISE,
    durationMonths: 3,
    features: NUTRITION,
  },
  {
    planType: 'nutrition',
    name: 'Nutrition 6 Months',
    pricePaise: 6400 * PAISE,
    durationMonths: 6,
    features: NUTRITION,
  },
];

export const planOffers = (): NewOffer[] =>
  OFFERS.map((offer, position) => ({
    ...offer,
    kind: 'membership',
    durationDays: null,
    position,
    retiredAt: null,
  }));

/** A day pass and a trial of the demo studio, which are sold at its front desk only. */
export const deskOffers = (): NewOffer[] => {
  const common = { planType: 'pass', durationMonths: 0, features: BASIC, retiredAt: null } as const;
  return [
    { ...common, kind: 'day_pass', name: 'Day pass', pricePaise: 300 * PAISE, durationDays: 1, position: 6 },
    { ...common, kind: 'trial', name: 'Trial week', pricePaise: 500 * PAISE, durationDays: 7, position: 7 },
  ];
};
