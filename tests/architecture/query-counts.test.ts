import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MembersDocument } from '#client/features/admin/members/members.generated';
import { statementsOf } from '#server/test/sql-statements';
import { Measurement } from '#server/features/measurements/measurement.entity';
import { Browser } from '#server/test/browser';
import {
  createActivities,
  createArticles,
  createPhotos,
  createPlanOffers,
  createReviews,
  createTrainers,
  createUser,
  PASSWORD,
} from '#server/test/factories';
import { SYSTEM } from '#server/lib/actor';
import { buyAndRefund, ordersOf, OWN_ORDERS, signedIn } from '#server/test/order-calls';
import { startHarness, type Harness } from '#server/test/harness';
import { savePlan } from '#server/test/plan-calls';

let harness: Harness;
const ids: Record<string, string> = {};
let member: Browser;
let admin: Browser;
beforeAll(async () => {
  harness = await startHarness();
  member = await memberWithManyRows();
  ids['article'] = (await createArticles(harness.dataSource, 40))[0]!.id;
  await createPhotos(harness.dataSource, 40);
  await createPlanOffers(harness.dataSource, 40);
  ids['trainer'] = (await createTrainers(harness.dataSource, 40))[0]!.id;
  admin = await adminWithManyOrders();
});
afterAll(() => harness.stop());

/** A member with several sessions and many measurements, reviews, orders and plans. */
async function memberWithManyRows(): Promise<Browser> {
  const user = await createUser(harness.dataSource);
  const { id, email } = user;
  const rows = Array.from({ length: 40 }, (_, n) => ({
    userId: id,
    weightKg: 60 + n,
    measuredAt: new Date(Date.UTC(2026, 0, 1 + n)),
  }));
  await harness.dataSource.getRepository(Measurement).insert(rows);
  ids['review'] = (await createReviews(harness.dataSource, 40, { user }))[0]!.id;
  await createActivities(harness.dataSource, 20, { user });
  const hidden = { hiddenAt: new Date(), hiddenReason: 'A private detail' };
  await createReviews(harness.dataSource, 10, { user, ...hidden });
  await buyAndRefund(harness, user);
  const browser = new Browser(harness);
  for (let n = 0; n < 5; n++) await browser.signIn(email, PASSWORD);
  for (let n = 0; n < 5; n++) await savePlan(browser);
  return browser;
}

/** An admin, with orders and refunds of several members. */
async function adminWithManyOrders(): Promise<Browser> {
  for (let n = 0; n < 5; n++) await buyAndRefund(harness, await createUser(harness.dataSource));
  return (await signedIn(harness, 'admin')).browser;
}

const ROW = 'id title description text thumbnailUrl coverUrl publishedAt authorName';

const operations: [string, number, string][] = [
  [
    'a list of articles',
    1,
    `{ articles(first: 30) { edges { cursor node { ${ROW} } } nodes { ${ROW} } pageInfo { hasNextPage endCursor } } }`,
  ],
  ['a search of articles', 2, '{ articles(filter: { search: "article" }, first: 30) { nodes { title } } }'],
  ['a search of articles without result', 2, '{ articles(filter: { search: "zzyzx" }) { nodes { title } } }'],
  ['a search of reviews', 2, '{ reviews(filter: { search: "review", rating: 5 }) { nodes { name } } }'],
  ['one article', 1, `query ($article: ID!) { article(id: $article) { ${ROW} } }`],
  ['an invalid article id', 0, '{ article(id: "no-id") { id } }'],
  ['a rotation', 2, `{ articleRotation { period allArticleIds articles { ${ROW} } } }`],
  [
    'a list of reviews',
    1,
    '{ reviews(first: 30) { nodes { id name comment rating author { id } createdAt isFromVisitor } } }',
  ],
  ['a list of reviews with its length', 2, '{ reviews(first: 30) { nodes { id } totalCount { count } } }'],
  ['one review', 1, 'query ($review: ID!) { review(id: $review) { name isFromVisitor } }'],
  ['an invalid review id', 0, '{ review(id: "no-id") { id } }'],
  [
    'reviews of five stars',
    1,
    '{ reviews(first: 30, filter: { rating: 5 }) { edges { cursor node { id } } } }',
  ],
  [
    'review quotes and summary',
    2,
    '{ reviewQuotes { name comment } reviewSummary { count average ratings { rating count } } }',
  ],
  ['the trainers', 1, '{ trainers { id slug name age specialty description bio specialisations } }'],
  ['the first trainers', 1, '{ trainers(first: 3) { id name portraitUrl } }'],
  ['one trainer', 1, 'query ($trainer: ID!) { trainer(id: $trainer) { id name bio } }'],
  ['an invalid trainer id', 0, '{ trainer(id: "no-id") { id } }'],
  [
    'the exercises',
    0,
    '{ exercises(filter: { search: "press" }) { id name easier { id } demonstration { posterUrl } } }',
  ],
  ['one exercise', 0, '{ exercise(id: "plank") { id harder { id } } }'],
  ['the photos', 1, '{ photos { id imageUrl width height color caption description } }'],
  [
    'the price list',
    1,
    '{ planOffers { id planType name price { total { minorUnits } } durationMonths features } }',
  ],
  ['the passes', 1, '{ planOffers(planType: PASS) { name } }'],
  ['introspection', 0, '{ __schema { queryType { name } } }'],
];

test.each(operations)('%s takes %i statements, however many rows there are', async (_name, count, query) => {
  const statements = await statementsOf(harness.dataSource, async () => {
    const { errors, data } = await harness.gql(query, ids);
    expect(errors).toEqual([]);
    expect(data).not.toBeNull();
  });
  expect(statements).toHaveLength(count);
});

test.each([
  ['/articles', 200, 1],
  ['/articles?first=5', 200, 1],
  ['/articles?first=0', 400, 0],
  ['/api/reviews', 200, 1],
  ['/api/user/trainers', 200, 1],
  ['/healthz', 200, 0],
])('GET %s (%i) takes %i statements', async (path, status, count) => {
  const statements = await statementsOf(harness.dataSource, async () => {
    expect((await harness.fetch(path)).status).toBe(status);
  });
  expect(statements).toHaveLength(count);
});

/** Each includes the statement that loads the current user. */
test.each([
  ['the account', 2, '{ me { user { id name email role } permissions mustChangePassword } }'],
  ['the profile', 3, '{ me { user { name phone latestMeasurement { weightKg bmi } } } }'],
  ['the latest measurement', 3, '{ me { user { latestMeasurement { weightKg bmi } } } }'],
  ['the measurements', 3, '{ me { user { measurements(first: 40) { nodes { id weightKg bmi } } } } }'],
  ['the progress', 3, '{ me { user { progress(weeks: 52) { weeks { visits } visits { perWeek } } } } }'],
  ['the weekly measurements', 3, '{ me { user { weeklyMeasurements(weeks: 52) { weightKg } } } }'],
  ['the diet details', 3, '{ me { user { dietDetails { age bmi dietGoal } } } }'],
  ['the sessions', 2, '{ me { deviceSessions { id device place lastUsedAt isCurrent } } }'],
  [
    'the hidden reviews',
    3,
    '{ me { user { hiddenReviews(first: 40) { nodes { id hiddenReason viewerCanEdit } } } } }',
  ],
  [
    'the orders',
    3,
    '{ me { user { orders(first: 40) { nodes { id planName price { total { minorUnits } } } } } } }',
  ],
  ['the number of orders', 4, '{ me { user { orders(first: 1) { totalCount { count } } } } }'],
  [
    'the orders with everything about them',
    8,
    '{ me { user { orders(first: 40) { nodes { offer { id } member { name } paidAt payment { method } receipts { number } refunds { id } } edges { node { paidAt } } } } } }',
  ],
  [
    'the memberships with their orders and offers',
    6,
    '{ me { user { memberships { status current { order { id } offer { id } } upcoming { offer { id } } pendingOrder { id } } } } }',
  ],
  ['the saved plans', 3, '{ me { user { workoutPlans { id title startsOn doneDays } } } }'],
  ['the saved plans with their days', 4, '{ me { user { workoutPlans { text plan { title } } } } }'],
  [
    'the saved plans with their trained exercises',
    4,
    '{ me { user { workoutPlans { trainedExercises { day } } } } }',
  ],
  ['the loads of exercises', 3, '{ me { user { exerciseLoads { exercise { name } loads { loadKg } } } } }'],
  ['the limitations', 3, '{ me { user { workoutLimitations } } }'],
  ['the consents', 2, '{ me { consents { id purpose givenAt withdrawnAt } } }'],
  [
    'all of these',
    5,
    '{ me { user { id measurements { nodes { id } } } deviceSessions { id } consents { id } } }',
  ],
])('for a member, %s takes %i statements, however many rows there are', async (_name, count, query) => {
  const statements = await statementsOf(harness.dataSource, async () => {
    const { errors } = await member.gql(query);
    expect(errors).toEqual([]);
  });
  expect(statements).toHaveLength(count);
});

test('listing all orders as an admin takes 7 statements, however many rows there are', async () => {
  const query =
    '{ orders(first: 40) { nodes { offer { id } member { name } payment { method } receipts { number } refunds { problem } } } }';
  const statements = await statementsOf(harness.dataSource, async () => {
    const { data } = await admin.gql(query);
    expect((data?.['orders'] as { nodes: unknown[] }).nodes.length).toBeGreaterThan(10);
  });
  expect(statements).toHaveLength(7);
});

test('listing all visits and workouts as an admin takes 3 statements, however many rows there are', async () => {
  const query = '{ activities(first: 40) { nodes { workout member { name } recordedBy { name } } } }';
  const { id: recordedBy } = await createUser(harness.dataSource, { role: 'front_desk' });
  for (let n = 0; n < 10; n++)
    await createActivities(harness.dataSource, 1, { user: await createUser(harness.dataSource), recordedBy });
  const statements = await statementsOf(harness.dataSource, async () => {
    const { data } = await admin.gql(query);
    expect((data?.['activities'] as { nodes: unknown[] }).nodes.length).toBeGreaterThan(20);
  });
  expect(statements).toHaveLength(3);
});

test('the search of members in the panel takes 6 statements, however many rows there are', async () => {
  const query = print(MembersDocument);
  const listed = async () => {
    const { data } = await admin.gql(query, { first: 40, filter: { search: 'asha' } });
    const { edges } = data?.['members'] as { edges: { node: { id: string; trainer: object | null } }[] };
    return edges.map(({ node }) => node);
  };
  for (const { id: memberId } of (await listed()).slice(0, 3))
    await admin.gql(
      'mutation ($input: AssignTrainerInput!) { assignTrainer(input: $input) { member { id } } }',
      { input: { memberId, trainerId: ids['trainer'] } },
    );
  const statements = await statementsOf(harness.dataSource, async () => {
    const members = await listed();
    expect(members.length).toBeGreaterThan(5);
    expect(members.filter(({ trainer }) => trainer !== null)).toHaveLength(3);
  });
  expect(statements).toHaveLength(6);
});

test('an order with everything about it takes 7 statements', async () => {
  const [order] = await ordersOf(member, OWN_ORDERS);
  const query =
    'query ($id: ID!) { order(id: $id) { number offer { id } member { name } payment { method } receipts { id } refunds { id } } }';
  const statements = await statementsOf(harness.dataSource, async () => {
    const { data } = await member.gql(query, { id: order!.id });
    expect(data).toMatchObject({ order: { payment: { method: 'CASH' } } });
  });
  expect(statements).toHaveLength(7);
});

test('a receipt file takes 2 statements', async () => {
  const [order] = await ordersOf(member, OWN_ORDERS);
  const { id } = order!.receipts[0]!;
  const statements = await statementsOf(harness.dataSource, async () => {
    const query = 'query ($id: ID!) { receiptFile(id: $id) { name base64 } }';
    expect((await member.gql(query, { id })).errors).toEqual([]);
  });
  expect(statements).toHaveLength(2);
});

test('private queries without authentication run no statements', async () => {
  const query = '{ me { user { id } deviceSessions { id } dataExport { text } } }';
  expect(await statementsOf(harness.dataSource, () => harness.gql(query))).toEqual([]);
});

test('a document that is refused for its cost runs no statements', async () => {
  const query = `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: articles(first: 100) { nodes { ${ROW} } }`).join(' ')} }`;
  expect(await statementsOf(harness.dataSource, () => harness.gql(query))).toEqual([]);
});

test('listing the journal takes 4 statements, however many rows there are', async () => {
  const query = '{ journalEntries(first: 40) { nodes { text actor { name } member { name } } } }';
  const { journal } = harness.services;
  for (let n = 0; n < 10; n++) {
    const { id } = await createUser(harness.dataSource);
    await journal.write(harness.dataSource.manager, SYSTEM, {
      type: 'member.trainer-assigned',
      subjectId: id,
      memberId: id,
      before: { trainerId: null },
      after: { trainerId: id },
    });
  }
  const statements = await statementsOf(harness.dataSource, async () => {
    const { data } = await admin.gql(query);
    expect((data?.['journalEntries'] as { nodes: unknown[] }).nodes.length).toBeGreaterThanOrEqual(10);
  });
  expect(statements).toHaveLength(4);
});
