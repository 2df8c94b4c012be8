import { getNamedType, isObjectType, parse, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentCost, QUERY_COST_MAX, STATEMENT_COST } from '#server/graphql/query-cost';
import { getSchema } from '#server/composition/schema';
import type { Browser } from '#server/test/browser';
import { Importer } from '#server/test/import-calls';
import { statementsOf } from '#server/test/sql-statements';
import {
  createActivities,
  createArticles,
  createPhotos,
  createPlanOffers,
  createReviews,
  createTrainers,
} from '#server/test/factories';
import { turnIntoKiosk } from '#server/test/check-in-calls';
import { startHarness, type Harness } from '#server/test/harness';
import * as orders from '#server/test/order-calls';
import * as plans from '#server/test/plan-calls';
import { FOR_KIOSKS, MUTATIONS, QUERIES, textOf, USER_FIELDS } from '../operations/support/all';
import type { SampleIds } from '../operations/support/given';

let harness: Harness;
let schema: GraphQLSchema;
let admin: Browser;
let kiosk: Browser;
let ids: SampleIds;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  schema = await getSchema();
  const { user, browser } = await orders.signedIn(harness, 'admin');
  admin = browser;
  kiosk = await turnIntoKiosk((await orders.signedIn(harness, 'front_desk')).browser);
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

const UPDATE_PROFILE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }';

const costOf = (query: string) => documentCost(schema, { query: parse(query), variables: {} });

test.each(Object.entries(QUERIES))(
  '%s costs at least the statements that it runs',
  async (name, { call }) => {
    const query = textOf(call, ids);
    const by = FOR_KIOSKS.includes(name) ? kiosk : admin;
    const statements = await statementsOf(harness.dataSource, async () => {
      expect((await by.gql(query)).errors).toEqual([]);
    });
    // The statement that loads the current user is not part of the cost.
    const counted = statements.filter((text) => !text.includes('from sessions join users'));
    expect(costOf(query)).toBeGreaterThanOrEqual(counted.length * STATEMENT_COST);
  },
);

test.each(Object.entries(USER_FIELDS))(
  'the field %s of a user costs at least its statements',
  async (_name, call) => {
    const query = `{ me { user { ${textOf(call, ids)} } } }`;
    const statements = await statementsOf(harness.dataSource, async () => {
      expect((await admin.gql(query)).errors).toEqual([]);
    });
    expect(costOf(query)).toBeGreaterThanOrEqual((statements.length - 1) * STATEMENT_COST);
  },
);

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

/** The files that are generated for a request: as they are selected, and the field with their content. */
const FILES = {
  accountingExport: ['accountingExport(file: GST, period: { from: "2026-11-01", to: "2026-11-30" })', 'text'],
  activityExport: ['activityExport', 'text'],
  dataExport: ['dataExport', 'text'],
  dayClosingExport: ['dayClosingExport', 'text'],
  memberExport: ['memberExport', 'text'],
  orderExport: ['orderExport', 'text'],
  receiptFile: ['receiptFile(id: "")', 'base64'],
  skippedRows: ['skippedRows(importId: "")', 'text'],
} as const;

test('this test covers every file that is generated for a request', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  const files = fields.filter(({ type }) => /File$|^ExportPart$/.test(getNamedType(type).name));
  expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(FILES));
});

test.each(Object.values(FILES))('a document can have one %s, and its content once', (file, content) => {
  const costOfFiles = (...selections: string[]) => {
    const fields = selections.map((selection, index) => `a${index}: ${file} { ${selection} }`).join(' ');
    return costOf(file === 'dataExport' ? `{ me { ${fields} } }` : `{ ${fields} }`);
  };
  expect(costOfFiles(content)).toBeLessThanOrEqual(QUERY_COST_MAX);
  expect(costOfFiles('__typename', '__typename')).toBeGreaterThan(QUERY_COST_MAX);
  expect(costOfFiles(`${content} again: ${content}`)).toBeGreaterThan(QUERY_COST_MAX);
});

test('only mutations that change little or many rows declare a cost of their own', () => {
  const declared = Object.entries(schema.getMutationType()!.getFields()).filter(
    ([, field]) => field.extensions['complexity'] !== undefined,
  );
  const listed = Object.entries(MUTATIONS).filter(([, { hasOwnCost }]) => hasOwnCost);
  expect(declared.map(([name]) => name).sort()).toEqual(listed.map(([name]) => name).sort());
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
