/** GraphQL calls for the plans that the studio sells. */
import { randomUUID } from 'node:crypto';
import type { ManagedPlan } from '../features/plans/managed-plan.type';
import { moneyOf } from '../graphql/money.type';
import type { Browser } from './browser';
import type { GraphqlAnswer } from './harness';

/** Input of a new plan; the name is taken by no other. */
export const newPlan = () => ({
  planType: 'PASS',
  kind: 'MEMBERSHIP',
  name: `Evenings ${randomUUID()}`,
  price: moneyOf(750_000),
  durationMonths: 6,
  features: ['Evenings after six'],
});

const PLAN = `{
  offer { id name kind planType durationMonths durationDays features price { total { minorUnits } } }
  version retiredAt prices { amount { minorUnits } startsOn setBy }
}`;

export const managedPlans = (browser: Browser): Promise<GraphqlAnswer> =>
  browser.gql(`{ managedPlans ${PLAN} }`);

/** Calls `createPlan`, `updatePlan`, `setPlanPrice` or `setPlanOnSale`. */
export const changePlan = (browser: Browser, mutation: string, input: object): Promise<GraphqlAnswer> =>
  browser.gql(
    `mutation ($input: ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!) {
      ${mutation}(input: $input) { message plan ${PLAN} }
    }`,
    { input },
  );

export const sortPlans = (browser: Browser, planIds: string[]): Promise<GraphqlAnswer> =>
  browser.gql(`mutation ($input: SortPlansInput!) { sortPlans(input: $input) { plans ${PLAN} } }`, {
    input: { planIds },
  });

/** The plan in the answer to a change. */
export const planIn = ({ data, errors }: GraphqlAnswer): ManagedPlan => {
  const [payload] = Object.values(data ?? {}) as ({ plan: ManagedPlan } | null)[];
  if (!payload) throw new Error(errors[0]?.message ?? 'no plan');
  return payload.plan;
};

/** The id of a new plan. */
export const addedPlan = async (browser: Browser): Promise<string> =>
  planIn(await changePlan(browser, 'createPlan', newPlan())).offer.id;

export async function planIdsInOrder(browser: Browser): Promise<string[]> {
  const { data } = await managedPlans(browser);
  return (data!['managedPlans'] as ManagedPlan[]).map(({ offer }) => offer.id);
}
