import type { Feature } from '../feature';
import { PlanOffer } from './plan-offer.entity';
import { PlanOfferResolver } from './plan-offer.resolver';

export const plans: Feature = {
  entities: [PlanOffer],
  resolvers: [PlanOfferResolver],
};
