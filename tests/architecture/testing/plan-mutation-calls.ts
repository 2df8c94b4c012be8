import { moneyOf } from '#server/graphql/money.type';
import * as offers from '#server/test/plan-offer-calls';
import type { Prepare } from './mutation-subjects';

/** About a plan that was added for the call. */
const aboutPlan =
  (more: object): Prepare =>
  async ({ admin }) => ({ by: admin, input: { planId: await offers.addedPlan(admin), ...more } });

/** Changes of the price list. */
export const PLAN_MUTATION_CALLS: Record<string, Prepare> = {
  createPlan: ({ admin }) => ({ by: admin, input: offers.newPlan() }),
  setPlanOnSale: aboutPlan({ isOnSale: false }),
  setPlanPrice: aboutPlan({ price: moneyOf(140_000) }),
  sortPlans: async ({ admin }) => ({
    by: admin,
    input: { planIds: (await offers.planIdsInOrder(admin)).reverse() },
  }),
  updatePlan: aboutPlan({ features: ['Sauna'], expectedVersion: 1 }),
};
