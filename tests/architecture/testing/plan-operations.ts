import { moneyOf } from '#server/graphql/money.type';
import type { UserActor } from '#server/lib/actor';
import type { Services } from '#server/lib/services';

const NEW_PLAN = {
  planType: 'pass' as const,
  kind: 'membership' as const,
  name: 'Evening 6 Months',
  price: moneyOf(750_000),
  durationMonths: 6,
  features: ['Evenings after six'],
};

interface PlanParts {
  services: Services;
  admin: UserActor;
  planId: string;
}

/** Changes of the price list, and the entries that they leave. */
export function planOperations(parts: () => PlanParts) {
  const administration = () => parts().services.planAdministration;
  return {
    createPlan: {
      run: () => administration().create(parts().admin, NEW_PLAN),
      leaves: ['plan.created by admin'],
    },
    updatePlan: {
      run: () =>
        administration().update(parts().admin, {
          planId: parts().planId,
          features: ['Sauna'],
          expectedVersion: 1,
        }),
      leaves: ['plan.changed by admin'],
    },
    setPlanOnSale: {
      run: () => administration().setOnSale(parts().admin, { planId: parts().planId, isOnSale: false }),
      leaves: ['plan.changed by admin'],
    },
    setPlanPrice: {
      run: () =>
        parts().services.planPrices.set(parts().admin, {
          planId: parts().planId,
          price: moneyOf(140_000),
          startsOn: null,
        }),
      leaves: ['plan.price-set by admin'],
    },
    sortPlans: {
      given: async () => (await administration().create(parts().admin, NEW_PLAN)).offer.id,
      run: (added: string) => administration().sort(parts().admin, [added, parts().planId]),
      leaves: ['plan.moved by admin', 'plan.moved by admin'],
    },
  };
}
