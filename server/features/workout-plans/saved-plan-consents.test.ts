import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import type { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import {
  daysOf,
  listPlans,
  PLAN_INPUT,
  planOf,
  savedOf,
  savePlan,
  tickDay,
  TODAY,
} from '../../test/plan-calls';
import { Activity } from '../activity/activity.entity';
import type { User } from '../accounts/user.entity';
import { Consent } from '../consents/consent.entity';

let harness: Harness;
let user: User;
let member: Browser;
let otherMember: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ user, browser: member } = await signedIn(harness));
  ({ browser: otherMember } = await signedIn(harness));
});
afterEach(() => harness.stop());

const LIMITED = { ...PLAN_INPUT, limitations: ['knee'] };
const SAVE_DIET = 'mutation { saveDietDetails(input: { limitations: "Bad knee" }) { message } }';
const WITHDRAW = 'mutation { withdrawConsent(input: { purpose: HEALTH_DATA }) { message } }';

const consents = () => harness.dataSource.getRepository(Consent).findBy({ userId: user.id });
const workouts = () => harness.dataSource.getRepository(Activity).find();

const daysAhead = (days: number) => textOfDay(addDays(studioDay(harness.clock.ms), days));
const listOf = async (browser: Browser) => (await listPlans(browser)).map(({ id }) => id);

test('saving a plan with limitations records consent to health data once; without limitations it records none', async () => {
  await savePlan(member);
  expect(await consents()).toEqual([]);
  for (let n = 0; n < 2; n += 1) await savePlan(member, TODAY, LIMITED);
  expect(await consents()).toMatchObject([{ purpose: 'health_data', withdrawnAt: null }]);
});

test('a plan saved without limitations uses those of the diet details', async () => {
  await member.gql(SAVE_DIET);
  const { id } = savedOf(await savePlan(member, TODAY, { ...PLAN_INPUT, limitations: null }));
  expect((await planOf(member, id)).limitations).toEqual(['knee']);
});

test('withdrawing consent deletes the plans with limitations, and keeps other plans and all workouts', async () => {
  const plain = savedOf(await savePlan(member));
  const limited = savedOf(await savePlan(member, daysAhead(-4), LIMITED));
  const ofOtherMember = savedOf(await savePlan(otherMember, TODAY, LIMITED));
  const { training } = await daysOf(member, limited.id);
  await tickDay(member, limited.id, training[0]!);
  expect((await member.gql(WITHDRAW)).errors).toEqual([]);
  expect(await listOf(member)).toEqual([plain.id]);
  expect(await listOf(otherMember)).toEqual([ofOtherMember.id]);
  expect(await workouts()).toHaveLength(1);
  expect((await consents())[0]!.withdrawnAt).not.toBeNull();
});

test('a plan saved while consent is withdrawn is either deleted with it or records new consent', async () => {
  await savePlan(member, TODAY, LIMITED);
  await Promise.all([member.gql(WITHDRAW), savePlan(member, TODAY, LIMITED)]);
  const given = (await consents()).filter(({ withdrawnAt }) => withdrawnAt === null);
  expect(await listOf(member)).toHaveLength(given.length);
});
