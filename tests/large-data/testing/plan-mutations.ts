import { moneyOf } from '#server/graphql/money.type';
import { addedPlan, newPlan, planIdsInOrder } from '#server/test/plan-offer-calls';
import type { LargeStudio } from './large-studio';
import type { MutationCall, MutationCalls } from './mutation-calls';

/** A call by an admin about a newly added plan. */
const aboutPlan =
  (more: object) =>
  async ({ admin }: LargeStudio): Promise<MutationCall> => ({
    by: admin,
    input: { planId: await addedPlan(admin), ...more },
  });

export const planMutations: MutationCalls = {
  createPlan: async ({ admin }) => ({ by: admin, input: newPlan() }),
  setPlanOnSale: aboutPlan({ isOnSale: false }),
  setPlanPrice: aboutPlan({ price: moneyOf(140_000) }),
  sortPlans: async ({ admin }) => ({
    by: admin,
    input: { planIds: (await planIdsInOrder(admin)).reverse() },
  }),
  updatePlan: aboutPlan({ features: ['Sauna'], expectedVersion: 1 }),
};
