/** Deep queries: a field of 50 users takes as many statements as a field of two. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedFieldsOf, personalTypesOf } from '#server/graphql/personal-fields';
import { getSchema } from '#server/composition/schema';
import { DietDetails } from '#server/features/diet/diet-details.entity';
import { Measurement } from '#server/features/measurements/measurement.entity';
import type { PlanOffer } from '#server/features/plans/plan-offer.entity';
import type { Browser } from '#server/test/browser';
import {
  createActivities,
  createPlanOffers,
  createReviews,
  createTrainers,
  createUser,
} from '#server/test/factories';
import { actorOf, orderInput, signedIn } from '#server/test/order-calls';
import { savedOf, savePlan } from '#server/test/plan-calls';
import { startHarness, type Harness } from '#server/test/harness';
import { statementsOf } from '#server/test/sql-statements';

const MEMBERS = 50;

let harness: Harness;
let admin: Browser;
let author: Browser;
const ids: Record<string, string> = {};
beforeAll(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  author = await memberWithReviews();
  ids['trainer'] = (await createTrainers(harness.dataSource, 1))[0]!.id;
  const [offer, pending] = await createPlanOffers(harness.dataSource, 2);
  for (let n = 0; n < MEMBERS; n++) await createMember(offer!, pending!);
  ids['newestOrder'] = await endCursorOf('orders(first: 1)');
  ids['newestVisit'] = await endCursorOf('activities(first: 1)');
  ids['newestHiddenReview'] = await endCursorOf('hiddenReviews(first: 1)');
});
afterAll(() => harness.stop());

/** A member with data that only the member may read, and the author of many reviews. */
async function memberWithReviews(): Promise<Browser> {
  const { user, browser } = await signedIn(harness);
  await createReviews(harness.dataSource, MEMBERS, { user });
  for (let n = 0; n < 2; n++) await measure(user.id);
  await saveDietDetails(user.id);
  ids['plan'] = savedOf(await savePlan(browser)).id;
  return browser;
}

/** A member with a paid and an unpaid order, health data, hidden reviews and a trainer. */
async function createMember(offer: PlanOffer, pending: PlanOffer): Promise<void> {
  const { dataSource, clock, services } = harness;
  const user = await createUser(dataSource);
  const buyer = actorOf(user);
  const { order } = await services.orders.place(buyer, orderInput(offer));
  await services.orderAdministration.confirm({ ...buyer, role: 'admin' }, order.id, { method: 'cash' });
  // The unpaid order is newer: a list by time begins with one unpaid order of each member.
  clock.ms += 1000;
  await services.orders.place(buyer, orderInput(pending));
  clock.ms -= 1000;
  const hiddenAt = new Date(clock.ms);
  await createReviews(dataSource, 2, { user, hiddenAt, hiddenReason: 'A private detail' });
  await saveDietDetails(user.id);
  await measure(user.id);
  await createActivities(dataSource, 3, { user, recordedBy: user.id });
  await services.trainerAssignments.assign(buyer, user.id, ids['trainer']!);
}

const measure = (userId: string) =>
  harness.dataSource.getRepository(Measurement).insert({ userId, weightKg: 60, measuredAt: new Date() });

async function saveDietDetails(userId: string): Promise<void> {
  const now = new Date();
  const details = { userId, age: 30, limitations: 'Bad knee', createdAt: now, updatedAt: now };
  await harness.dataSource.getRepository(DietDetails).insert(details);
}

async function endCursorOf(list: string): Promise<string> {
  const { data } = await admin.gql(`{ list: ${list} { pageInfo { endCursor } } }`);
  return (data as { list: { pageInfo: { endCursor: string } } }).list.pageInfo.endCursor;
}

const ORDER = 'offer { name } member { name } paidAt payment { method } receipts { number } refunds { id }';
const PERIOD = 'offer { name } order { receipts { number } }';
const HIDDEN = 'nodes { hiddenReason viewerCanEdit author { name } }';

/**
 * Fields of members that staff may read, with the number of statements. Pages are as long as the cost of 50 members
 * allows.
 */
const FOR_STAFF: Record<string, [number, () => string]> = {
  account: [0, () => 'name email phone userName role createdAt isProfileComplete'],
  'what is due': [1, () => 'due { amount { minorUnits } dueOn }'],
  'orders, receipts and memberships': [
    4,
    () => 'orders { nodes { receipts { number } } } memberships { planType current { order { id } } }',
  ],
  'orders with everything about them': [
    7,
    () => `orders(first: 5) { nodes { ${ORDER} } totalCount { count } }`,
  ],
  'orders after a cursor': [
    2,
    () => `orders(first: 1, after: "${ids['newestOrder']}") { nodes { id } totalCount { count } }`,
  ],
  'memberships with everything about them': [
    6,
    () =>
      `memberships { pendingOrder { offer { name } } current { ${PERIOD} } upcoming { ${PERIOD} } previous { ${PERIOD} } }`,
  ],
  'hidden reviews': [3, () => `hiddenReviews(first: 5) { ${HIDDEN} totalCount { count } }`],
  'hidden reviews after a cursor': [
    2,
    () => `hiddenReviews(first: 1, after: "${ids['newestHiddenReview']}") { ${HIDDEN} }`,
  ],
  // One finds out which readings are not recorded yet, one records them.
  'diet details': [3, () => 'dietDetails { age }'],
  measurements: [4, () => 'latestMeasurement { weightKg } measurements(first: 5) { nodes { weightKg } }'],
  'consent for health data': [1, () => 'hasHealthDataConsent'],
  'visits and workouts': [
    3,
    () => 'activities(first: 2) { nodes { member { name } recordedBy { name } } totalCount { count } }',
  ],
  'visits after a cursor': [
    1,
    () => `activities(first: 1, after: "${ids['newestVisit']}") { nodes { type } }`,
  ],
  'risk and last contact': [2, () => 'risk { level } lastContact { note }'],
  'last visit and last change': [1, () => 'lastVisitAt updatedAt'],
  waiver: [1, () => 'waiver { isAccepted acceptance { name } }'],
  'trainer with the number of members': [2, () => 'trainer { name assignedUsersCount }'],
};

/** Fields that only the user may read. Many objects of a response can be that user. */
const FOR_THE_USER: Record<string, [number, () => string]> = {
  'latest measurement': [1, () => 'latestMeasurement { weightKg }'],
  measurements: [1, () => 'measurements { nodes { weightKg } }'],
  'weekly measurements': [1, () => 'weeklyMeasurements(weeks: 4) { weightKg }'],
  progress: [1, () => 'progress { weeks { visits } }'],
  'next periods': [2, () => 'nextPeriods { offer { name } }'],
  'workout limitations': [1, () => 'workoutLimitations'],
  'saved workout plans': [2, () => 'workoutPlans { plan { title } }'],
  'a saved workout plan': [2, () => `workoutPlan(id: "${ids['plan']}") { plan { title } }`],
  'trained exercises': [2, () => `workoutPlan(id: "${ids['plan']}") { trainedExercises { day } }`],
  'loads of exercises': [1, () => 'exerciseLoads { exercise { name } }'],
  'own diet details': [1, () => 'dietDetails { age }'],
};

/** The statements that read a list and the users of its rows, without that for the current user. */
async function statementsFor(browser: Browser, list: string, fields: string): Promise<string[]> {
  const [, ...statements] = await statementsOf(harness.dataSource, async () => {
    const { data, errors } = await browser.gql(`{ list: ${list} { nodes { ${fields} } } }`);
    expect(errors).toEqual([]);
    expect(data).not.toMatchObject({ list: { nodes: [] } });
  });
  return statements;
}

/** Two more statements read the orders and their members. */
test.each(Object.keys(FOR_STAFF))('for an admin, of 2 or 50 members: %s', async (name) => {
  const [count, fields] = FOR_STAFF[name]!;
  for (const first of [2, MEMBERS]) {
    const statements = await statementsFor(admin, `orders(first: ${first})`, `member { ${fields()} }`);
    expect(statements).toHaveLength(2 + count);
  }
});

/** Two more statements read the reviews and their author. */
test.each(Object.keys(FOR_THE_USER))('for a member, in 2 or 50 places: %s', async (name) => {
  const [count, fields] = FOR_THE_USER[name]!;
  // Saved plans cost too much for more.
  for (const first of [2, name === 'saved workout plans' ? MEMBERS / 2 : MEMBERS]) {
    const statements = await statementsFor(author, `reviews(first: ${first})`, `author { ${fields()} }`);
    expect(statements).toHaveLength(2 + count);
  }
});

test('this test covers every field of a user that runs statements, and all of them are batched', async () => {
  const texts = [...Object.values(FOR_STAFF), ...Object.values(FOR_THE_USER)].map(([, text]) => text());
  const users = personalTypesOf(await getSchema()).filter(({ name }) => name === 'User');
  for (const { name, extensions } of users.flatMap(guardedFieldsOf)) {
    if (extensions['complexity'] === undefined) continue;
    expect(extensions['complexity'], name).toHaveProperty('batchedStatements');
    expect(
      texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
      name,
    ).toBe(true);
  }
});
