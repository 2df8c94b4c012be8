import { moneyOf } from '#server/graphql/money.type';
import * as offers from '#server/test/plan-offer-calls';
import { ADMIN, EVERYONE, FRONT_DESK } from './support/callers';
import type { FeatureOperations } from './support/entries';
import type { Prepare } from './support/given';

/** About a plan that was added for the call. */
const aboutPlan =
  (more: object): Prepare =>
  async ({ admin }) => ({ by: admin, input: { planId: await offers.addedPlan(admin), ...more } });

export const operations: FeatureOperations = {
  queries: {
    deskPlans: { callers: FRONT_DESK, call: '{ deskPlans { price { total { minorUnits } } } }' },
    planOffers: { callers: EVERYONE, call: '{ planOffers { price { total { minorUnits } } } }' },
    managedPlans: {
      callers: ADMIN,
      call: '{ managedPlans { offer { name } version prices { amount { minorUnits } } } }',
    },
  },
  mutations: {
    createPlan: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin, input: offers.newPlan() }),
      roundTrips: [7, 'a lock of the list, and reads all plans and the prices'],
      again: 'finds',
      leaves: ['plan.created by admin'],
    },
    setPlanOnSale: {
      callers: ADMIN,
      call: aboutPlan({ isOnSale: false }),
      roundTrips: 6,
      again: 'sets',
      leaves: ['plan.changed by admin'],
    },
    setPlanPrice: {
      callers: ADMIN,
      call: aboutPlan({ price: moneyOf(140_000) }),
      roundTrips: [10, 'the price on that day, the name of the user, and all prices'],
      again: 'sets',
      leaves: ['plan.price-set by admin'],
    },
    sortPlans: {
      callers: ADMIN,
      call: async ({ admin }) => ({
        by: admin,
        input: { planIds: (await offers.planIdsInOrder(admin)).reverse() },
      }),
      roundTrips: [9, 'a lock of the list, reads all plans before and after, and the prices'],
      again: 'sets',
      leaves: ['plan.moved by admin'],
    },
    updatePlan: {
      callers: ADMIN,
      call: aboutPlan({ features: ['Sauna'], expectedVersion: 1 }),
      roundTrips: 6,
      again: 'sets',
      leaves: ['plan.changed by admin'],
    },
  },
  embedded: {
    ManagedPlan: 'a plan, with what only some staff may read',
    TaxLine: 'of its price',
    TaxedPrice: 'a value',
  },
  watched: {
    plan: { table: 'plan_offers', isOfStudio: true },
  },
};
