import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import type { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { daysOf, LIST, PLAN_INPUT, planOf, savedOf, savePlan, tickDay, TODAY } from '../../test/plan-calls';
import { Activity } from '../activity/activity.entity';
import type { User } from '../members/user.entity';
import { Consent } from '../privacy/consent.entity';

let harness: Harness;
let user: User;
let member: Browser;
let neighbour: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ user, browser: member } = await signedIn(harness));
  ({ browser: neighbour } = await signedIn(harness));
});
afterEach(() => harness.stop());

const LIMITED = { ...PLAN_INPUT, limitations: ['knee'] };
const SAVE_DIET = 'mutation { saveDietDetails(input: { limitations: "Bad knee" }) { userId } }';
const WITHDRAW = 'mutation { withdrawConsent(purpose: health_data) { message } }';

const consents = () => harness.dataSource.getRepository(Consent).findBy({ userId: user.id });
const workouts = () => harness.dataSource.getRepository(Activity).find();

const daysAhead = (days: number) => textOfDay(addDays(studioDay(harness.clock.ms), days));
const listOf = async (browser: Browser) =>
  ((await browser.gql(LIST)).data?.['myWorkoutPlans'] as { id: string }[]).map(({ id }) => id);

test('limitations in a plan are health data that the member agrees to, once; without them nothing is agreed to', async () => {
  await savePlan(member);
  expect(await consents()).toEqual([]);
  for (let n = 0; n < 2; n += 1) await savePlan(member, TODAY, LIMITED);
  expect(await consents()).toMatchObject([{ purpose: 'health_data', withdrawnAt: null }]);
});

test('a plan takes the limitations of the diet details along', async () => {
  await member.gql(SAVE_DIET);
  const { id } = savedOf(await savePlan(member, TODAY, { ...PLAN_INPUT, limitations: null }));
  expect((await planOf(member, id)).limitations).toEqual(['knee']);
});

test('who takes the consent back loses the plans with limitations, and keeps the others and all workouts', async () => {
  const plain = savedOf(await savePlan(member));
  const limited = savedOf(await savePlan(member, daysAhead(-4), LIMITED));
  const ofNeighbour = savedOf(await savePlan(neighbour, TODAY, LIMITED));
  const { training } = await daysOf(member, limited.id);
  await tickDay(member, limited.id, training[0]!);
  expect((await member.gql(WITHDRAW)).errors).toEqual([]);
  expect(await listOf(member)).toEqual([plain.id]);
  expect(await listOf(neighbour)).toEqual([ofNeighbour.id]);
  expect(await workouts()).toHaveLength(1);
  expect((await consents())[0]!.withdrawnAt).not.toBeNull();
});

test('a plan that is saved while the consent is taken back either goes with it or gives it anew', async () => {
  await savePlan(member, TODAY, LIMITED);
  await Promise.all([member.gql(WITHDRAW), savePlan(member, TODAY, LIMITED)]);
  const given = (await consents()).filter(({ withdrawnAt }) => withdrawnAt === null);
  expect(await listOf(member)).toHaveLength(given.length);
});
