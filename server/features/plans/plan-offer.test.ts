import { afterEach, beforeEach, expect, test } from 'vitest';
import { PLAN_TYPES } from '#common/plans/plans';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import type { PlanOffer } from './plan-offer.entity';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

async function names(variables: Record<string, unknown> = {}): Promise<string[]> {
  const { data } = await harness.gql(
    'query ($type: PlanType) { planOffers(type: $type) { name } }',
    variables,
  );
  return (data?.['planOffers'] as { name: string }[]).map(({ name }) => name);
}

test('anybody can read the offers and their prices', async () => {
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const { status, data, errors } = await harness.gql(
    '{ planOffers { id type name pricePaise durationMonths features } }',
  );
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  expect(data?.['planOffers']).toEqual([
    {
      id: offer?.id,
      type: 'pass',
      name: 'Offer 1',
      pricePaise: 130_000,
      durationMonths: 1,
      features: ['Reserve workouts'],
    },
  ]);
});

test('lists offers in the order of the price list, of one type or of all', async () => {
  await createPlanOffers(harness.dataSource, 1, { name: 'Last pass', position: 9 });
  await createPlanOffers(harness.dataSource, 1, { name: 'Meals', position: 5, type: 'nutrition' });
  await createPlanOffers(harness.dataSource, 2);
  expect(await names()).toEqual(['Offer 1', 'Offer 2', 'Meals', 'Last pass']);
  expect(await names({ type: null })).toHaveLength(4);
  expect(await names({ type: 'pass' })).toEqual(['Offer 1', 'Offer 2', 'Last pass']);
  expect(await names({ type: 'nutrition' })).toEqual(['Meals']);
});

test.each(['passes', '', 1])('rejects %j as an offer type', async (type) => {
  const { status, errors } = await harness.gql(
    'query ($type: PlanType) { planOffers(type: $type) { name } }',
    { type },
  );
  expect(status).toBe(400);
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('the database accepts every plan type of the code', async () => {
  for (const type of PLAN_TYPES) await createPlanOffers(harness.dataSource, 1, { type, name: type });
  expect(await names()).toHaveLength(PLAN_TYPES.length);
});

test.each<[string, Partial<PlanOffer>, string]>([
  ['that is free', { pricePaise: 0 }, 'plan_offers_costs_something'],
  ['without a duration', { durationMonths: 0 }, 'plan_offers_lasts'],
  ['of an unknown type', { type: 'gift' as 'pass' }, 'plan_offers_type_is_known'],
])('the database rejects an offer %s', async (_name, values, constraint) => {
  await expect(createPlanOffers(harness.dataSource, 1, values)).rejects.toThrow(constraint);
});

test('the database rejects two offers with the same name', async () => {
  await expect(createPlanOffers(harness.dataSource, 2, { name: 'Basic' })).rejects.toThrow(
    'plan_offers_name_unique',
  );
});
