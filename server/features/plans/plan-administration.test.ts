import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { planMessages } from '#common/plans/messages';
import { DAY_MS } from '#common/time';
import { moneyOf } from '../../graphql/money.type';
import { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { createPlanOffers } from '../../test/factories';
import { place, signedIn } from '../../test/order-calls';
import {
  addedPlan,
  changePlan,
  managedPlans,
  newPlan,
  planIdsInOrder,
  planIn,
  sortPlans,
} from '../../test/plan-offer-calls';
import { PlanOffer } from './plan-offer.entity';

let harness: Harness;
let admin: Browser;
beforeEach(async () => {
  harness = await startHarness();
  admin = (await signedIn(harness, 'admin')).browser;
});
afterEach(() => harness.stop());

const inDays = (days: number) => textOfDay(addDays(studioDay(harness.clock.ms), days));
const entries = () =>
  harness.dataSource.query<{ type: string; after: object }[]>(
    `select type, after from journal where subject_type = 'plan' order by at, type`,
  );

async function soldPlans(): Promise<{ name: string; price: { total: { minorUnits: number } } }[]> {
  const { data } = await harness.gql('{ planOffers { name price { total { minorUnits } } } }');
  return data!['planOffers'] as never;
}
/** Read from the database: other servers and the cache update the public list a moment later. */
const priceOf = async (name: string) =>
  (await harness.dataSource.getRepository(PlanOffer).findOneByOrFail({ name })).pricePaise;

test('a new plan is on sale at once, at the end of the list, with its first price', async () => {
  await createPlanOffers(harness.dataSource, 2, {});
  const input = newPlan();
  const plan = planIn(await changePlan(admin, 'createPlan', input));
  expect(plan).toMatchObject({
    offer: { name: input.name, durationMonths: 6, durationDays: null, features: input.features },
    version: 1,
    retiredAt: null,
    prices: [{ amount: { minorUnits: 750_000 }, setBy: null }],
  });
  expect((await soldPlans()).map(({ name }) => name).at(-1)).toBe(input.name);
  expect((await planIdsInOrder(admin)).at(-1)).toBe(plan.offer.id);

  // Pressed twice, or sent again.
  expect(planIn(await changePlan(admin, 'createPlan', input)).offer.id).toBe(plan.offer.id);
  expect((await entries()).map(({ type }) => type)).toEqual(['plan.created']);
});

test('two plans of one name at once: one is added, the other is refused', async () => {
  const input = newPlan();
  const answers = await Promise.all(
    [6, 12].map((durationMonths) => changePlan(admin, 'createPlan', { ...input, durationMonths })),
  );
  expect(answers.flatMap(({ errors }) => errors).map(({ message }) => message)).toEqual([
    planMessages.nameTaken,
  ]);
});

test('a day pass is sold at the front desk only', async () => {
  const dayPass = { ...newPlan(), kind: 'DAY_PASS', durationMonths: null, durationDays: 1 };
  const plan = planIn(await changePlan(admin, 'createPlan', dayPass));
  expect(plan.offer).toMatchObject({ kind: 'DAY_PASS', durationMonths: 0, durationDays: 1 });
  expect(await soldPlans()).toEqual([]);
  const desk = await signedIn(harness, 'front_desk');
  const { data } = await desk.browser.gql('{ deskPlans { name } }');
  expect(data?.['deskPlans']).toEqual([{ name: dayPass.name }]);
});

test.each<[string, object, string, string]>([
  ['no name', { name: ' ' }, 'name', planMessages.nameRequired],
  ['a price of zero', { price: moneyOf(0) }, 'price.minorUnits', planMessages.priceWrong],
  ['a price below a rupee', { price: moneyOf(99) }, 'price.minorUnits', planMessages.priceWrong],
  [
    'a price in dollars',
    { price: { minorUnits: 100_000, currencyCode: 'USD' } },
    'price.currencyCode',
    planMessages.priceWrong,
  ],
  ['no months', { durationMonths: null }, 'durationMonths', planMessages.monthsWrong],
  ['too many months', { durationMonths: 37 }, 'durationMonths', planMessages.monthsWrong],
  ['a trial without days', { kind: 'TRIAL' }, 'durationDays', planMessages.daysWrong],
  ['a line twice', { features: ['Sauna', 'Sauna'] }, 'features', planMessages.featureTwice],
  ['an empty line', { features: [''] }, 'features.0', planMessages.featureRequired],
  [
    'too many lines',
    { features: Array.from({ length: 13 }, (_, n) => `Line ${n}`) },
    'features',
    planMessages.tooManyFeatures,
  ],
])('refuses %s, with the field', async (_name, values, field, message) => {
  const { errors } = await changePlan(admin, 'createPlan', { ...newPlan(), ...values });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: field.split('.'), message }],
  });
});

test('a price of today counts at once, and a waiting order keeps its own', async () => {
  const [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  const { browser } = await signedIn(harness, 'user');
  const placed = await place(browser, offer);
  const plan = planIn(await changePlan(admin, 'setPlanPrice', { planId: offer.id, price: moneyOf(150_000) }));
  expect(plan.prices.map(({ amount }) => amount.minorUnits)).toEqual([150_000, 130_000]);
  expect(await priceOf(offer.name)).toBe(150_000);
  const [order] = await harness.dataSource.query<{ total_paise: number }[]>('select total_paise from orders');
  expect(placed.errors).toEqual([]);
  expect(order).toEqual({ total_paise: 130_000 });

  // Shown before the change, ordered after it.
  const late = await place((await signedIn(harness, 'user')).browser, offer);
  expect(late.errors[0]?.extensions.reason).toBe('PRICE_CHANGED');
});

test('a price of a later day counts from that day on, also if the server was off at midnight', async () => {
  const [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  const set = (minorUnits: number, startsOn: string | null) =>
    changePlan(admin, 'setPlanPrice', { planId: offer.id, price: moneyOf(minorUnits), startsOn });
  await set(160_000, inDays(2));
  await set(170_000, inDays(5));
  await harness.services.planPrices.apply();
  expect(await priceOf(offer.name)).toBe(130_000);

  // Withdrawn by another price for the same day.
  await set(155_000, inDays(2));
  harness.clock.ms += 3 * DAY_MS;
  await harness.services.planPrices.apply();
  expect(await priceOf(offer.name)).toBe(155_000);
  harness.clock.ms += 2 * DAY_MS;
  await harness.services.planPrices.apply();
  expect(await priceOf(offer.name)).toBe(170_000);
});

test('setting a price waits for no other plan, also if a price of that one begins today', async () => {
  const [first, second] = await createPlanOffers(harness.dataSource, 2, {});
  const setPrice = (planId: string, startsOn?: string) =>
    changePlan(admin, 'setPlanPrice', { planId, price: moneyOf(123_400), startsOn });
  await setPrice(second!.id, inDays(1));
  harness.clock.ms += DAY_MS;
  admin = (await signedIn(harness, 'admin')).browser;
  await harness.dataSource.transaction(async (manager) => {
    await manager.query('select 1 from plan_offers where id = $1 for update', [second!.id]);
    expect((await setPrice(first!.id)).errors).toEqual([]);
  });
  expect(await priceOf(first!.name)).toBe(123_400);
});

test('setting the price that applies anyway adds nothing', async () => {
  const planId = await addedPlan(admin);
  const same = () => changePlan(admin, 'setPlanPrice', { planId, price: moneyOf(750_000) });
  expect(planIn(await same()).prices).toHaveLength(1);
  const later = () =>
    changePlan(admin, 'setPlanPrice', { planId, price: moneyOf(800_000), startsOn: inDays(3) });
  await later();
  expect(planIn(await later()).prices).toHaveLength(2);
  expect((await entries()).filter(({ type }) => type === 'plan.price-set')).toEqual([
    { type: 'plan.price-set', after: expect.objectContaining({ pricePaise: 800_000, startsOn: inDays(3) }) },
  ]);
});

test.each([-1, 367])('refuses a price that begins in %d days', async (days) => {
  const input = { planId: await addedPlan(admin), price: moneyOf(100_000), startsOn: inDays(days) };
  const { errors } = await changePlan(admin, 'setPlanPrice', input);
  expect(errors[0]?.message).toBe(planMessages.dayWrong);
});

test('what a plan includes is changed by the version that was read', async () => {
  const planId = await addedPlan(admin);
  const change = (features: string[], expectedVersion: number) =>
    changePlan(admin, 'updatePlan', { planId, features, expectedVersion });
  expect(planIn(await change(['Sauna'], 1))).toMatchObject({ version: 2, offer: { features: ['Sauna'] } });
  const stale = await change(['Pool'], 1);
  expect(stale.errors[0]?.extensions).toMatchObject({ reason: 'STALE_VERSION', current: ['features'] });
  // The same change again.
  expect(planIn(await change(['Sauna'], 1)).version).toBe(2);
});

test('a plan off sale is sold by nobody, and stays in the list', async () => {
  const plan = planIn(await changePlan(admin, 'createPlan', newPlan()));
  const sale = (isOnSale: boolean) => changePlan(admin, 'setPlanOnSale', { planId: plan.offer.id, isOnSale });
  expect(planIn(await sale(false)).retiredAt).not.toBeNull();
  expect(await soldPlans()).toEqual([]);
  expect(await planIdsInOrder(admin)).toContain(plan.offer.id);
  expect(planIn(await sale(true)).retiredAt).toBeNull();
  expect(await soldPlans()).toHaveLength(1);
  await sale(true);
  expect((await entries()).filter(({ type }) => type === 'plan.changed')).toHaveLength(2);
});

test('the list is sorted as a whole, and not without a plan that was added meanwhile', async () => {
  const offers = await createPlanOffers(harness.dataSource, 3);
  const ids = offers.map(({ id }) => id);
  const [first, second, third] = ids as [string, string, string];
  expect((await sortPlans(admin, [third, first, second])).errors).toEqual([]);
  expect(await planIdsInOrder(admin)).toEqual([third, first, second]);
  for (const wrong of [
    [first, second],
    [...ids, first],
    [first, second, 'x'],
  ]) {
    const { errors } = await sortPlans(admin, wrong);
    expect(errors[0]?.extensions.reason).toBe('PLANS_CHANGED');
  }
  expect(await planIdsInOrder(admin)).toEqual([third, first, second]);
});

test.each([null, 'user', 'trainer', 'front_desk'] as const)('refuses %s', async (role) => {
  const planId = await addedPlan(admin);
  const browser = role ? (await signedIn(harness, role)).browser : new Browser(harness);
  const answers = [
    await managedPlans(browser),
    await changePlan(browser, 'createPlan', newPlan()),
    await changePlan(browser, 'setPlanPrice', { planId, price: moneyOf(100) }),
    await sortPlans(browser, [planId]),
  ];
  const code = role ? 'FORBIDDEN' : 'UNAUTHENTICATED';
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual(answers.map(() => code));
});

test('the database keeps every price', async () => {
  await addedPlan(admin);
  await expect(harness.dataSource.query('update plan_prices set price_paise = 1')).rejects.toThrow(
    'only ever added',
  );
});
