import { featureTask, type Feature } from '../feature';
import { DeskPlansResolver } from './desk-plans.resolver';
import { JOURNAL_ENTRIES } from './journal-entries';
import { PlanAdministrationResolver } from './plan-administration.resolver';
import { PlanOffer } from './plan-offer.entity';
import { PlanOfferResolver } from './plan-offer.resolver';
import { PlanPrice } from './plan-price.entity';
import { applyPlanPrices } from './plan.tasks';
import { TaxedPriceFields } from './taxed-price.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const plans: Feature = {
  entities: [PlanOffer, PlanPrice],
  resolvers: [PlanOfferResolver, DeskPlansResolver, PlanAdministrationResolver, TaxedPriceFields],
  tasks: [featureTask(applyPlanPrices, ({ planPrices }) => planPrices.apply())],
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
