import { parse, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentCost, STATEMENT_COST } from '#server/graphql/query-cost';
import { getSchema } from '#server/graphql/schema';
import { activityOf, recordVisit, removeActivity } from '#server/test/activity-calls';
import type { Browser } from '#server/test/browser';
import { checkIn, issueCodes } from '#server/test/check-in-calls';
import { Importer } from '#server/test/import-calls';
import { statementsOf } from '#server/test/sql-statements';
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
let ids: Record<
  'article' | 'import' | 'member' | 'offer' | 'order' | 'plan' | 'receipt' | 'review' | 'trainer',
  string
>;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  schema = await getSchema();
  const { user, browser } = await orders.signedIn(harness, 'admin');
  admin = browser;
  const [article] = await createArticles(harness.dataSource, 15);
  await createPhotos(harness.dataSource, 3);
  const [trainer] = await createTrainers(harness.dataSource, 3);
  const [review] = await createReviews(harness.dataSource, 5, { user });
  await createReviews(harness.dataSource, 5, { user, hiddenAt: new Date(), hiddenReason: 'Private' });
  await createActivities(harness.dataSource, 5, { user });
  await orders.buyAndRefund(harness, user);
  const member = await orders.signedIn(harness);
  await member.browser.gql('mutation { saveDietDetails(input: { age: 30 }) { message } }');
  const [receipt] = await harness.dataSource.query<{ id: string; order: string }[]>(
    'select id, order_id as "order" from receipts limit 1',
  );
  const { id: plan } = plans.savedOf(await plans.savePlan(admin));
  await plans.savePlan(admin);
  const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'An offer to grant' });
  const imported = await new Importer(harness, admin).import(
    'Name,E-mail\nAsha,import@example.com\nBad,bad\n',
  );
  ids = {
    article: article!.id,
    import: imported.id,
    member: member.user.id,
    offer: offer!.id,
    order: receipt!.order,
    plan,
    receipt: receipt!.id,
    review: review!.id,
    trainer: trainer!.id,
  };
});
afterAll(() => harness.stop());

/** Fields of an order that are read with a statement each. */
const ORDER =
  'offer { id } member { name } paidAt payment { id method } receipts { id number } refunds { id status }';

const PERIODS = ['current', 'upcoming', 'previous']
  .map((name) => `${name} { offer { id } order { ${ORDER} } }`)
  .join(' ');

// Pages are short enough for all of them to be asked for at once.
const VIEWER = [
  'deviceSessions { id }',
  'consents { id }',
  'dataExportFile { name }',
  'healthDataReadings(first: 5) { nodes { readerName } totalCount { count } }',
];
const USER = [
  `memberships { pendingOrder { ${ORDER} } ${PERIODS} }`,
  'nextPeriods { startsAt }',
  `orders(first: 5) { nodes { ${ORDER} } totalCount { count } }`,
];

/** The most expensive call of each query, made by an admin with rows in every table. */
const QUERIES: Record<string, () => string> = {
  activities: () =>
    '{ activities(filter: { search: "a" }) { nodes { user { name } recordedBy { name } } totalCount { count } } }',
  activityExport: () => '{ activityExport(filter: { search: "a" }) { text endCursor } }',
  activityExportUrl: () => '{ activityExportUrl(filter: { search: "a" }) }',
  article: () => `{ article(id: "${ids.article}") { id } }`,
  articleRotation: () => '{ articleRotation { articles { id } } }',
  articles: () => '{ articles(filter: { search: "zzyzx" }) { nodes { id } totalCount { count } } }',
  anonymousDietDetails: () => `{ anonymousDietDetails(id: "${ids.member}") { age } }`,
  bulkChange: () => `{ bulkChange(id: "${ids.member}") { failures { member { name } } } }`,
  openBulkChange: () => '{ openBulkChange { failures { member { name } } } }',
  exercise: () => '{ exercise(id: "plank") { easier { id } } }',
  exercises: () => '{ exercises { id } }',
  hiddenReviews: () => '{ hiddenReviews { nodes { author { name } } } }',
  memberExport: () => '{ memberExport(filter: { search: "a" }) { text endCursor } }',
  memberExportUrl: () => '{ memberExportUrl(filter: { search: "a" }) }',
  journalEntries: () =>
    '{ journalEntries { nodes { text actor { name } member { name } } totalCount { count } } }',
  listViews: () => '{ listViews { name } }',
  memberTimeline: () =>
    `{ memberTimeline(userId: "${ids.member}") { nodes { text actor { name } note { author { name } } } totalCount { count } } }`,
  memberImport: () => `{ memberImport(id: "${ids.import}") { counts { create } creator { name } } }`,
  memberImportRows: () =>
    `{ memberImportRows(importId: "${ids.import}") { nodes { user { name } } totalCount { count } } }`,
  memberImports: () =>
    '{ memberImports { nodes { counts { create } creator { name } } totalCount { count } } }',
  members: () =>
    '{ members { totalCount { count } nodes { trainer { id } lastVisitAt latestMeasurement { bmi } memberships { status } } } }',
  me: () => `{ me { ${VIEWER.join(' ')} user { ${USER.join(' ')} } } }`,
  membersAtRisk: () =>
    '{ membersAtRisk(filter: { level: HIGH }) { totalCount { count } nodes { risk { level } lastContact { recordedBy { id } } } } }',
  membershipGrantPreview: () =>
    `{ membershipGrantPreview(members: { filter: { search: "a" } }, offerId: "${ids.offer}") { memberCount } }`,
  order: () => `{ order(id: "${ids.order}") { ${ORDER} } }`,
  orderGateway: () => '{ orderGateway }',
  orders: () => `{ orders { nodes { ${ORDER} } } }`,
  photos: () => '{ photos { id } }',
  planOffers: () => '{ planOffers { price { total { minorUnits } } } }',
  receiptFile: () => `{ receiptFile(id: "${ids.receipt}") { name } }`,
  review: () => `{ review(id: "${ids.review}") { author { name } } }`,
  reviewQuotes: () => '{ reviewQuotes(first: 10) { author { name } } }',
  revenue: () => '{ revenue(bookedOn: {}) { received { minorUnits } net { minorUnits } } }',
  reviewSummary: () => '{ reviewSummary { count } }',
  reviews: () =>
    '{ reviews(filter: { search: "zzyzx" }) { nodes { author { name } } totalCount { count } } }',
  skippedRows: () => `{ skippedRows(importId: "${ids.import}") { text endCursor } }`,
  trainer: () => `{ trainer(id: "${ids.trainer}") { assignedUsersCount } }`,
  trainerAssignmentPreview: () =>
    `{ trainerAssignmentPreview(members: { filter: { search: "a" } }, trainerId: "${ids.trainer}") { memberCount } }`,
  trainers: () => '{ trainers { assignedUsersCount } }',
  user: () => `{ user(id: "${ids.member}") { name } }`,
  visitStatistics: () => '{ visitStatistics { perDay weeks { visits } busyHours { visits } } }',
};

/** The most expensive call of each field of a user that runs statements. */
const USER_FIELDS: Record<string, () => string> = {
  activities: () => 'activities { nodes { user { name } recordedBy { name } } totalCount { count } }',
  dietDetails: () => 'dietDetails { age }',
  lastContact: () => 'lastContact { recordedBy { id } }',
  lastVisitAt: () => 'lastVisitAt',
  latestMeasurement: () => 'latestMeasurement { weightKg }',
  measurements: () => 'measurements { nodes { weightKg } }',
  risk: () => 'risk { level }',
  progress: () => 'progress { weeks { visits } }',
  trainer: () => 'trainer { assignedUsersCount }',
  weeklyMeasurements: () => 'weeklyMeasurements { weightKg }',
  workoutLimitations: () => 'workoutLimitations',
  workoutPlan: () => `workoutPlan(id: "${ids.plan}") { text plan { title } }`,
  workoutPlans: () => 'workoutPlans { doneDays text plan { title } }',
};

const UPDATE_PROFILE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }';

const costOf = (query: string) => documentCost(schema, { query: parse(query), variables: {} });

test('this test covers every query', () => {
  expect(Object.keys(QUERIES).sort()).toEqual(Object.keys(schema.getQueryType()!.getFields()).sort());
});

test.each(Object.keys(QUERIES))('%s costs at least the statements that it runs', async (name) => {
  const query = QUERIES[name]!();
  const statements = await statementsOf(harness.dataSource, async () => {
    expect((await admin.gql(query)).errors).toEqual([]);
  });
  // The statement that loads the current user is not part of the cost.
  const counted = statements.filter((text) => !text.includes('from sessions join users'));
  expect(costOf(query)).toBeGreaterThanOrEqual(counted.length * STATEMENT_COST);
});

test.each(Object.keys(USER_FIELDS))('the field %s of a user costs at least its statements', async (name) => {
  const query = `{ me { user { ${USER_FIELDS[name]!()} } } }`;
  const statements = await statementsOf(harness.dataSource, async () => {
    expect((await admin.gql(query)).errors).toEqual([]);
  });
  expect(costOf(query)).toBeGreaterThanOrEqual((statements.length - 1) * STATEMENT_COST);
});

test.each([
  ['diet details', 'dietDetails { age }'],
  ['latest measurement', 'latestMeasurement { weightKg }'],
  ['measurements', 'measurements { nodes { weightKg } }'],
])('the %s of a member cost at least what it takes to read and record them', async (_name, field) => {
  const { user, browser } = await orders.signedIn(harness);
  await browser.gql('mutation { saveDietDetails(input: { age: 30 }) { message } }');
  await browser.gql(UPDATE_PROFILE, { input: { bodyMeasurements: { weightKg: 70 } } });
  const query = `{ user(id: "${user.id}") { ${field} } }`;
  const statements = await statementsOf(harness.dataSource, async () => {
    expect(JSON.stringify((await admin.gql(query)).data)).toMatch(/30|70/);
  });
  expect(statements.some((text) => /^insert into "journal"/i.test(text))).toBe(true);
  expect(costOf(query)).toBeGreaterThanOrEqual((statements.length - 1) * STATEMENT_COST);
});

const PROFILE = { name: 'Asha', phone: '98765 43299', bodyMeasurements: { weightKg: 70, heightCm: 170 } };

const idOf = async (member: Browser) =>
  ((await member.gql('{ me { user { id } } }')).data as { me: { user: { id: string } } }).me.user.id;

/** The mutations with the most statements, each called by a new member. */
const MUTATIONS: Record<string, (member: Browser) => Promise<() => Promise<unknown>>> = {
  'hiding a review': async (member) => {
    const { id } = reviews.reviewOf(await reviews.create(member));
    return () => reviews.hide(admin, id);
  },
  'editing a review': async (member) => {
    const { id } = reviews.reviewOf(await reviews.create(member));
    return () => reviews.update(member, id);
  },
  'saving a profile': async (member) => () => member.gql(UPDATE_PROFILE, { input: PROFILE }),
  'changing a member': async (member) => {
    const { data } = await member.gql('{ me { user { id } } }');
    const { id } = (data?.['me'] as { user: { id: string } }).user;
    const input = { ...PROFILE, id, phone: '98765 43298', email: 'new@example.com' };
    return () =>
      admin.gql('mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { message } }', {
        input,
      });
  },
  'saving diet details': async (member) => () =>
    member.gql('mutation { saveDietDetails(input: { age: 30 }) { message } }'),
  'placing an order': async (member) => {
    const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'An offer' });
    return () => orders.place(member, offer!);
  },
  'confirming an order': async (member) => {
    const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'An offer to confirm' });
    const { id } = orders.orderOf(await orders.place(member, offer!));
    return () => orders.confirm(admin, id);
  },
  'refunding an order': async (member) => {
    const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'An offer to refund' });
    const { id } = await orders.buy(member, admin, offer!);
    return () => orders.refund(admin, id);
  },
  'renewing a membership': async (member) => {
    const [offer] = await createPlanOffers(harness.dataSource, 1, { name: 'An offer to renew' });
    const values = { userId: await idOf(member), offerId: offer!.id, method: 'CASH' };
    return () =>
      admin.gql('mutation ($input: RenewMembershipInput!) { renewMembership(input: $input) { message } }', {
        input: { ...values, requestKey: 'a-renewal-0001' },
      });
  },
  'recording a visit': async (member) => {
    const id = await idOf(member);
    return () => recordVisit(admin, id);
  },
  'removing a visit': async (member) => {
    const { id } = activityOf(await recordVisit(admin, await idOf(member)));
    return () => removeActivity(admin, id);
  },
  'issuing check-in codes': async (member) => () => issueCodes(member).then(() => ({ errors: [] })),
  'checking in': async (member) => {
    const [{ digits: code }] = await issueCodes(member);
    return () => checkIn(admin, { code, admissionReason: 'Trial' });
  },
  'saving a workout plan': async (member) => {
    await member.gql('mutation { saveDietDetails(input: { limitations: "Bad knee" }) { message } }');
    return () => plans.savePlan(member, plans.TODAY, { ...plans.PLAN_INPUT, limitations: null });
  },
  'ticking off a day of a plan': async (member) => {
    const { id } = plans.savedOf(await plans.savePlan(member));
    const { training } = await plans.daysOf(member, id);
    return () => plans.tickDay(member, id, training[0]!);
  },
  'deleting an account': async (member) => () =>
    member.gql(`mutation { deleteAccount(input: { password: "${PASSWORD}" }) { message } }`),
  'withdrawing a consent': async (member) => () =>
    member.gql('mutation { withdrawConsent(input: { purpose: HEALTH_DATA }) { message } }'),
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

/** Mutations that change little or many rows, and therefore declare another cost than the default. */
const DECLARED = [
  'assignTrainerToMembers',
  'generateWorkoutPlan',
  'grantMembershipToMembers',
  'retryBulkChange',
];

test('only mutations that change little or many rows declare a cost of their own', () => {
  const declared = Object.entries(schema.getMutationType()!.getFields()).filter(
    ([, field]) => field.extensions['complexity'] !== undefined,
  );
  expect(declared.map(([name]) => name).sort()).toEqual(DECLARED);
});

test('generating a plan costs at least the statements that it runs', async () => {
  const { browser } = await orders.signedIn(harness);
  await browser.gql('mutation { saveDietDetails(input: { limitations: "Bad knee" }) { message } }');
  const query = `mutation { generateWorkoutPlan(input: { goal: STRENGTH, experience: EXPERT, location: GYM }) {
    text plan { limitations }
  } }`;
  const statements = await statementsOf(harness.dataSource, async () => {
    expect((await browser.gql(query)).errors).toEqual([]);
  });
  expect(costOf(query)).toBeGreaterThanOrEqual(statements.length * STATEMENT_COST);
});
