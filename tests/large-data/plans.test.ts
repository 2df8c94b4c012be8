/** No operation reads a large table from its beginning to its end, however many members there are. */
import { parse, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelCalls } from '../../bench/admin/calls.mjs';
import { documentCost, STATEMENT_COST } from '#server/graphql/query-cost';
import { getSchema } from '#server/graphql/schema';
import { Importer } from '#server/test/import-calls';
import { savedOf, savePlan } from '#server/test/plan-calls';
import { statementsOf } from '#server/test/sql-statements';
import { queryCalls, userFieldCalls, type SampleIds } from '../architecture/testing/query-calls';
import { startLargeStudio, type LargeStudio } from './testing/large-studio';
import { MUTATIONS } from './testing/mutation-calls';
import { readsDuring, type TableRead } from './testing/recorded-plans';

const MEMBERS = 100_000;
const FILL_TIMEOUT_MS = 240_000;

/** A table with more rows is large. */
const LARGE_ROWS = 4000;
/** No statement looks at more rows of one table: so many found rows are sorted. */
const READ_ROWS_MAX = 25_000;

/** What may read a whole table, by operation, and why. */
const EXCEPTIONS: Record<string, Record<string, string>> = {};

let studio: LargeStudio;
let schema: GraphQLSchema;
let largeTables: Set<string>;
let calls: Record<'queries' | 'userFields', Record<string, string>>;
beforeAll(async () => {
  schema = await getSchema();
  studio = await startLargeStudio(MEMBERS);
  const large = await studio.harness.dataSource.query<{ name: string }[]>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > ${LARGE_ROWS}`,
  );
  largeTables = new Set(large.map(({ name }) => name));
  const ids = await sampleIds();
  calls = { queries: queryCalls(ids), userFields: userFieldCalls(ids) };
}, FILL_TIMEOUT_MS);
afterAll(() => studio.stop());

/** Rows of the member with the most visits, and others. */
async function sampleIds(): Promise<SampleIds> {
  const { harness, admin, offer, trainer, rowOf } = studio;
  const [frequent] = await harness.dataSource.query<{ id: string }[]>(
    'select user_id as id from activities group by 1 order by count(*) desc limit 1',
  );
  const imported = await new Importer(harness, admin).import('Name,E-mail\nA,a@example.com\nBad,bad\n');
  const receipt = await rowOf('receipts', 'true');
  const [{ order }] = await harness.dataSource.query<[{ order: string }]>(
    'select order_id as "order" from receipts where id = $1',
    [receipt],
  );
  return {
    article: await rowOf('articles', 'true'),
    import: imported.id,
    member: frequent!.id,
    offer: offer.id,
    order,
    plan: savedOf(await savePlan(admin)).id,
    receipt,
    review: await rowOf('reviews', 'hidden_at is null'),
    trainer: trainer.id,
  };
}

/** The reads that are not allowed, as text, without what is an exception. */
function tooManyRows(operation: string, reads: readonly TableRead[]): string[] {
  const bad = reads.filter(
    ({ table, isSequential, rows }) =>
      largeTables.has(table) &&
      (isSequential || rows > READ_ROWS_MAX) &&
      EXCEPTIONS[operation]?.[table] === undefined,
  );
  return bad.map(
    ({ table, isSequential, rows, statement }) =>
      `${table}: ${rows} rows${isSequential ? ', sequentially' : ''}: ${statement}`,
  );
}

/** A call takes at most the statements that its cost stands for, and one for the current user. */
async function requireFewReads(
  operation: string,
  document: string,
  call: () => Promise<{ errors: unknown[] }>,
): Promise<void> {
  let statements: string[] = [];
  const reads = await readsDuring(async () => {
    statements = await statementsOf(studio.harness.dataSource, async () => {
      expect(await call()).toMatchObject({ errors: [] });
    });
    await studio.harness.runDueJobs();
  });
  expect(reads.length, 'plans').toBeGreaterThanOrEqual(statements.length > 1 ? 1 : 0);
  expect(tooManyRows(operation, reads)).toEqual([]);
  const cost = documentCost(schema, { query: parse(document), variables: {} });
  expect(statements.length).toBeLessThanOrEqual(cost / STATEMENT_COST + 1);
}

test('the tables that grow with the studio are large', () => {
  expect([...largeTables].sort()).toEqual([
    'activities',
    'body_measurements',
    'consents',
    'diet_details',
    'follow_ups',
    'journal',
    'ledger_entries',
    'member_notes',
    'member_summaries',
    'membership_periods',
    'orders',
    'payments',
    'receipts',
    'reviews',
    'sessions',
    'trainer_assignments',
    'users',
  ]);
});

test('every query and every mutation is called here', () => {
  expect(Object.keys(calls.queries).sort()).toEqual(Object.keys(schema.getQueryType()!.getFields()).sort());
  expect(Object.keys(MUTATIONS).sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort());
});

test.each(Object.keys(queryCalls({} as SampleIds)))('the query %s', async (name) => {
  const document = calls.queries[name]!;
  await requireFewReads(name, document, () => studio.admin.gql(document));
});

test.each(Object.keys(userFieldCalls({} as SampleIds)))('the field %s of a user', async (name) => {
  const document = `{ me { user { ${calls.userFields[name]!} } } }`;
  await requireFewReads(name, document, () => studio.admin.gql(document));
});

test.each(Object.keys(MUTATIONS))('the mutation %s', async (name) => {
  const { by, input } = await MUTATIONS[name]!(studio);
  await studio.harness.runDueJobs();
  const variable = `$input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const document = input
    ? `mutation (${variable}) { ${name}(input: $input) { __typename } }`
    : `mutation { ${name} { __typename } }`;
  await requireFewReads(name, document, () => by.gql(document, { input }));
});

test('the lists of the panel, in each order, filtered and searched', async () => {
  const ask = async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await studio.admin.gql(query, variables);
    expect(errors).toEqual([]);
    return data;
  };
  const found: Record<string, string[]> = {};
  for (const { name, query, variables } of await panelCalls(ask)) {
    const bad = tooManyRows(name, await readsDuring(() => ask(query, variables)));
    if (bad.length > 0) found[name] = bad;
  }
  expect(found).toEqual({});
});
