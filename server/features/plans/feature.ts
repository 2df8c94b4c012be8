import type { Feature } from '../feature';
import { DeskPlansResolver } from './desk-plans.resolver';
import { PlanOffer } from './plan-offer.entity';
import { PlanOfferResolver } from './plan-offer.resolver';
import { TaxedPriceFields } from './taxed-price.resolver';

export const plans: Feature = {
  entities: [PlanOffer],
  resolvers: [PlanOfferResolver, DeskPlansResolver, TaxedPriceFields],
};
