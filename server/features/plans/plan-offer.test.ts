import { afterEach, beforeEach, expect, test } from 'vitest';
import { PLAN_TYPES } from '#common/plans/plans';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { MONEY, rupees } from '../../test/money';
import type { PlanOffer } from './plan-offer.entity';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

async function names(variables: Record<string, unknown> = {}): Promise<string[]> {
  const { data } = await harness.gql(
    'query ($planType: PlanType) { planOffers(planType: $planType) { name } }',
    variables,
  );
  return (data?.['planOffers'] as { name: string }[]).map(({ name }) => name);
}

test('anybody can read the offers and their prices', async () => {
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const { status, data, errors } = await harness.gql(
    `{ planOffers { id planType name price { total ${MONEY} } durationMonths features } }`,
  );
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  expect(data?.['planOffers']).toEqual([
    {
      id: offer?.id,
      planType: 'PASS',
      name: 'Offer 1',
      price: { total: rupees(130_000) },
      durationMonths: 1,
      features: ['Reserve workouts'],
    },
  ]);
});

test('lists offers in the order of the price list, of one type or of all', async () => {
  await createPlanOffers(harness.dataSource, 1, { name: 'Last pass', position: 9 });
  await createPlanOffers(harness.dataSource, 1, { name: 'Meals', position: 5, planType: 'nutrition' });
  await createPlanOffers(harness.dataSource, 2);
  expect(await names()).toEqual(['Offer 1', 'Offer 2', 'Meals', 'Last pass']);
  expect(await names({ planType: null })).toHaveLength(4);
  expect(await names({ planType: 'PASS' })).toEqual(['Offer 1', 'Offer 2', 'Last pass']);
  expect(await names({ planType: 'NUTRITION' })).toEqual(['Meals']);
});

test.each(['pass', 'PASSES', '', 1])('rejects %j as a plan type', async (planType) => {
  const { status, errors } = await harness.gql(
    'query ($planType: PlanType) { planOffers(planType: $planType) { name } }',
    { planType },
  );
  expect(status).toBe(400);
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('the database accepts every plan type of the code', async () => {
  for (const planType of PLAN_TYPES)
    await createPlanOffers(harness.dataSource, 1, { planType, name: planType });
  expect(await names()).toHaveLength(PLAN_TYPES.length);
});

test.each<[string, Partial<PlanOffer>, string]>([
  ['that is free', { pricePaise: 0 }, 'plan_offers_costs_something'],
  ['without a duration', { durationMonths: 0 }, 'plan_offers_lasts'],
  ['of an unknown type', { planType: 'gift' as 'pass' }, 'plan_offers_type_is_known'],
])('the database rejects an offer %s', async (_name, values, constraint) => {
  await expect(createPlanOffers(harness.dataSource, 1, values)).rejects.toThrow(constraint);
});

test('the database rejects two offers with the same name', async () => {
  await expect(createPlanOffers(harness.dataSource, 2, { name: 'Basic' })).rejects.toThrow(
    'plan_offers_name_unique',
  );
});
