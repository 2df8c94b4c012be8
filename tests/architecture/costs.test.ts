import { parse, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STATEMENT_COST } from '#common/limits';
import { isPublic } from '#server/graphql/authorize';
import { documentCost } from '#server/graphql/query-cost';
import { createSchema } from '#server/graphql/schema';
import type { Browser } from '#server/test/browser';
import { statementsOf } from '#server/test/count-queries';
import {
  createActivities,
  createArticles,
  createPhotos,
  createPlanOffers,
  createReviews,
  createTrainers,
  PASSWORD,
} from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import * as orders from '#server/test/order-calls';
import * as plans from '#server/test/plan-calls';
import * as reviews from '#server/test/review-calls';

let harness: Harness;
let schema: GraphQLSchema;
let admin: Browser;
let ids: Record<'article' | 'member' | 'plan' | 'receipt', string>;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  schema = await createSchema();
  const { user, browser } = await orders.signedIn(harness, 'admin');
  admin = browser;
  const [article] = await createArticles(harness.dataSource, 15);
  await createPhotos(harness.dataSource, 3);
  await createTrainers(harness.dataSource, 3);
  await createReviews(harness.dataSource, 5, { user });
  await createReviews(harness.dataSource, 5, { user, hiddenAt: new Date(), hiddenReason: 'Private' });
  await createActivities(harness.dataSource, 5, { user });
  await orders.buyAndReturn(harness, user);
  const member = await orders.signedIn(harness);
  await member.browser.gql('mutation { saveDietDetails(input: { age: 30 }) { userId } }');
  const [receipt] = await harness.dataSource.query<{ id: string }[]>('select id from receipts limit 1');
  const { id: plan } = plans.savedOf(await plans.savePlan(admin));
  await plans.savePlan(admin);
  ids = { article: article!.id, member: member.user.id, plan, receipt: receipt!.id };
});
afterAll(() => harness.stop());

/** The dearest call of each query, by an admin who has something of everything. */
const QUERIES: Record<string, () => string> = {
  article: () => `{ article(id: "${ids.article}") { id } }`,
  articleRotation: () => '{ articleRotation { articles { id } } }',
  articles: () => '{ articles { nodes { id } } }',
  dietDetails: () => `{ dietDetails(id: "${ids.member}") { age } }`,
  exercise: () => '{ exercise(id: "plank") { easier { id } } }',
  exercises: () => '{ exercises { id } }',
  hiddenReviews: () => '{ hiddenReviews { nodes { isTrainingHere } } }',
  me: () => '{ me { id } }',
  measurements: () => '{ measurements { id } }',
  myConsents: () => '{ myConsents { id } }',
  myData: () => '{ myData }',
  myDietDetails: () => '{ myDietDetails { age } }',
  myMemberships: () => '{ myMemberships { waitingOrder { id } upcoming { plan } } }',
  myNextTerms: () => '{ myNextTerms { offerId startsAt expiry } }',
  myOrders: () => '{ myOrders { nodes { receipts { id } } } }',
  myProgress: () => '{ myProgress { weeks { visits } } }',
  mySessions: () => '{ mySessions { id } }',
  myWeeklyMeasurements: () => '{ myWeeklyMeasurements { weight } }',
  orderGateway: () => '{ orderGateway }',
  orders: () => '{ orders { nodes { member { name } receipts { id } } } }',
  photos: () => '{ photos { id } }',
  planOffers: () => '{ planOffers { price { totalPaise } } }',
  myWorkoutPlan: () => `{ myWorkoutPlan(id: "${ids.plan}") { text plan { title } } }`,
  myWorkoutPlans: () => '{ myWorkoutPlans { doneDays text plan { title } } }',
  profile: () => '{ profile { bodyMeasurements { weight } } }',
  receiptFile: () => `{ receiptFile(id: "${ids.receipt}") { name } }`,
  reviewQuotes: () => '{ reviewQuotes(first: 10) { isTrainingHere } }',
  reviewSummary: () => '{ reviewSummary { count } }',
  reviews: () => '{ reviews { nodes { isTrainingHere } } }',
  trainers: () => '{ trainers { id } }',
  workoutLimitations: () => '{ workoutLimitations }',
};

const costOf = (query: string) => documentCost(schema, { query: parse(query), variables: {} });

test('each query stands in this test', () => {
  expect(Object.keys(QUERIES).sort()).toEqual(Object.keys(schema.getQueryType()!.getFields()).sort());
});

test.each(Object.keys(QUERIES))('%s costs at least the statements that it runs', async (name) => {
  const query = QUERIES[name]!();
  const statements = await statementsOf(harness.dataSource, async () => {
    expect((await admin.gql(query)).errors).toEqual([]);
  });
  // One more for each request, whatever it asks for, finds out who asks.
  const finding = isPublic(schema.getQueryType()!.getFields()[name]!) ? 0 : 1;
  expect(costOf(query)).toBeGreaterThanOrEqual((statements.length - finding) * STATEMENT_COST);
});

const PROFILE = { name: 'Asha', contact: '98765 43299', bodyMeasurements: { weight: 70, height: 170 } };

/** The mutations that run most, each by somebody who has just come. */
const MUTATIONS: Record<string, (member: Browser) => Promise<() => Promise<unknown>>> = {
  'a review that is hidden': async (member) => {
    const { id } = reviews.reviewOf(await reviews.create(member));
    return () => reviews.hide(admin, id);
  },
  'a review that is changed': async (member) => {
    const { id } = reviews.reviewOf(await reviews.create(member));
    return () => reviews.update(member, id);
  },
  'a profile': async (member) => () =>
    member.gql('mutation ($input: ProfileInput!) { updateProfile(input: $input) { message } }', {
      input: PROFILE,
    }),
  'diet details': async (member) => () =>
    member.gql('mutation { saveDietDetails(input: { age: 30 }) { userId } }'),
  'an order': async (member) => {
    const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'An offer' });
    return () => orders.place(member, offer!);
  },
  'an order that is confirmed': async (member) => {
    const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'An offer to confirm' });
    const { id } = orders.orderOf(await orders.place(member, offer!));
    return () => orders.confirm(admin, id);
  },
  'an order that is refunded': async (member) => {
    const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'An offer to refund' });
    const { id } = await orders.buy(member, admin, offer!);
    return () => orders.refund(admin, id);
  },
  'a plan that is saved': async (member) => {
    await member.gql('mutation { saveDietDetails(input: { limitations: "Bad knee" }) { userId } }');
    return () => plans.savePlan(member, plans.TODAY, { ...plans.PLAN_INPUT, limitations: null });
  },
  'a day of a plan that is ticked off': async (member) => {
    const { id } = plans.savedOf(await plans.savePlan(member));
    const { training } = await plans.daysOf(member, id);
    return () => plans.tickDay(member, id, training[0]!);
  },
  'an account that is deleted': async (member) => () =>
    member.gql(`mutation { deleteAccount(password: "${PASSWORD}") { message } }`),
  'a consent that is withdrawn': async (member) => () =>
    member.gql('mutation { withdrawConsent(purpose: health_data) { message } }'),
};

test.each(Object.keys(MUTATIONS))('%s costs at least the statements that it runs', async (name) => {
  const { browser } = await orders.signedIn(harness);
  const change = await MUTATIONS[name]!(browser);
  const statements = await statementsOf(harness.dataSource, async () => {
    expect(await change()).toMatchObject({ errors: [] });
  });
  expect(costOf('mutation { signOut { message } }')).toBeGreaterThanOrEqual(
    statements.length * STATEMENT_COST,
  );
});

/** Mutations that change next to nothing, and say what they cost. */
const DECLARED = ['generateWorkoutPlan'];

test('no mutation costs less than another that declares nothing, but those that change next to nothing', () => {
  const declared = Object.entries(schema.getMutationType()!.getFields()).filter(
    ([, field]) => field.extensions['complexity'] !== undefined,
  );
  expect(declared.map(([name]) => name)).toEqual(DECLARED);
});

test('a plan that is made costs at least the statements that it runs', async () => {
  const { browser } = await orders.signedIn(harness);
  await browser.gql('mutation { saveDietDetails(input: { limitations: "Bad knee" }) { userId } }');
  const query = `mutation { generateWorkoutPlan(input: { goal: strength, experience: expert, location: gym }) {
    text plan { limitations }
  } }`;
  const statements = await statementsOf(harness.dataSource, async () => {
    expect((await browser.gql(query)).errors).toEqual([]);
  });
  expect(costOf(query)).toBeGreaterThanOrEqual(statements.length * STATEMENT_COST);
});
