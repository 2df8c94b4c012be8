/** No operation reads a large table from its beginning to its end, however many members there are. */
import { parse, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentCost, STATEMENT_COST } from '#server/graphql/query-cost';
import { getSchema } from '#server/composition/schema';
import { User } from '#server/features/accounts/user.entity';
import type { Browser } from '#server/test/browser';
import { Importer } from '#server/test/import-calls';
import { savedOf, savePlan } from '#server/test/plan-calls';
import { statementsOf } from '#server/test/sql-statements';
import { panelCalls } from '../../bench/admin/calls.mjs';
import {
  FOR_KIOSKS,
  MUTATION_NAMES,
  MUTATIONS,
  QUERIES,
  textOf,
  USER_FIELDS,
} from '../operations/support/all';
import { documentOf } from '../operations/support/call-mutation';
import type { MutationCall, SampleIds } from '../operations/support/given';
import { kioskOf } from '../operations/support/subjects';
import { startLargeStudio, type LargeStudio } from './testing/large-studio';
import { readsDuring, type TableRead } from './testing/recorded-plans';

const MEMBERS = 100_000;
const FILL_TIMEOUT_MS = 240_000;
/** Statements of requests have 15 seconds; jobs run many. */
const CALL_TIMEOUT_MS = 60_000;

/** A table with more rows is large. */
const LARGE_ROWS = 4000;
/** No statement looks at more rows of one table. */
const READ_ROWS_MAX = 25_000;
/** A search reads the list in its order until the page is full: names that have a text inside may be far down the list. */
const SEARCHED_ROWS_MAX = 65_000;
/** A sequential scan of such a part of a table was not stopped by a limit. */
const WHOLE = 0.9;

/** Rows of many members who are found are counted up to 1,000; if all of them have fewer, all are counted. */
const COUNTS_MATCHES = / limit 1001\) as counted$/i;
/**
 * Statements that count up to 10,000 rows. PostgreSQL reads the table if it expects to find as many soon, and in a
 * larger studio no more rows of it.
 */
const COUNTS = / limit 10001\) as counted$/i;

const EXPORTED = 'An export is counted first, since its length depends on the permission and is recorded.';

/** The tables that an operation may read anyway, and why. */
const EXCEPTIONS: Record<string, Record<string, string>> = {
  accountingExport: {
    orders: 'Of 20,000 orders, reading all costs no more than looking up those of a month.',
  },
  activityExport: { activities: EXPORTED, member_summaries: EXPORTED },
  activityExportUrl: { activities: EXPORTED, member_summaries: EXPORTED },
  memberExport: {
    member_summaries: EXPORTED,
    users: 'A part has 1,000 members. Of 100,000, reading all costs no more than looking up so many.',
  },
  memberExportUrl: { member_summaries: EXPORTED },
  dueSums: { orders: 'Adds up all orders with something due, in an index of these.' },
  orderExport: { orders: EXPORTED, member_summaries: EXPORTED },
  orderExportUrl: { orders: EXPORTED, member_summaries: EXPORTED },
  reviewSummary: { reviews: 'Counts all reviews, and keeps the result until one changes.' },
  trainers: { trainer_assignments: 'Counts the members of all trainers in an index.' },
  managedTrainers: { trainer_assignments: 'Counts them, too.' },
};

let studio: LargeStudio;
/** The member with the most visits. */
let frequent: Browser;
let schema: GraphQLSchema;
/** Their number of rows. */
let largeTables: Map<string, number>;
let ids: SampleIds;
beforeAll(async () => {
  schema = await getSchema();
  studio = await startLargeStudio(MEMBERS);
  const large = await studio.harness.dataSource.query<{ name: string; rows: number }[]>(
    `select relname as name, reltuples as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${LARGE_ROWS}`,
  );
  largeTables = new Map(large.map(({ name, rows }) => [name, rows]));
  ids = await sampleIds();
}, FILL_TIMEOUT_MS);
afterAll(() => studio.stop());

async function sampleIds(): Promise<SampleIds> {
  const { harness, admin, offer, trainer, rowOf } = studio;
  const [most] = await harness.dataSource.query<{ id: string }[]>(
    'select user_id as id from activities group by 1 order by count(*) desc limit 1',
  );
  const user = await harness.dataSource.getRepository(User).findOneByOrFail({ id: most!.id });
  frequent = await studio.as(user);
  const imported = await new Importer(harness, admin).import('Name,E-mail\nA,a@example.com\nBad,bad\n');
  const receipt = await rowOf('receipts', 'true');
  const [{ order }] = await harness.dataSource.query<[{ order: string }]>(
    'select order_id as "order" from receipts where id = $1',
    [receipt],
  );
  return {
    article: await rowOf('articles', 'true'),
    import: imported.id,
    member: user.id,
    offer: offer.id,
    order,
    plan: savedOf(await savePlan(frequent)).id,
    receipt,
    review: await rowOf('reviews', 'hidden_at is null'),
    trainer: trainer.id,
  };
}

/** The reads that are not allowed, as text, without the exceptions. */
function tooManyRows(operation: string, reads: readonly TableRead[]): string[] {
  const bad = reads.filter(({ table, isSequential, rows, statement }) => {
    const size = largeTables.get(table);
    if (size === undefined || EXCEPTIONS[operation]?.[table] !== undefined) return false;
    if (isSequential && rows > size * WHOLE) return !COUNTS_MATCHES.test(statement);
    const most = operation.includes('search:') ? SEARCHED_ROWS_MAX : READ_ROWS_MAX;
    return rows > most && !COUNTS.test(statement);
  });
  return bad.map(
    ({ table, isSequential, rows, statement }) =>
      `${table}: ${rows} rows${isSequential ? ', sequentially' : ''}: ${statement}`,
  );
}

/** A call takes at most the statements that its cost stands for, and one for the current user. */
async function requireFewReads(
  operation: string,
  { by, document, input }: MutationCall & { document: string },
): Promise<void> {
  let statements: string[] = [];
  const reads = await readsDuring(async () => {
    statements = await statementsOf(studio.harness.dataSource, async () => {
      expect(await by.gql(document, { input })).toMatchObject({ errors: [] });
    });
    // Reads everything in its job; without its row, it ends at once.
    if (operation === 'startStudioExport')
      await studio.harness.dataSource.query('delete from studio_exports');
    await studio.harness.runDueJobs();
  });
  expect(reads.length, 'plans').toBeGreaterThanOrEqual(statements.length > 1 ? 1 : 0);
  expect(tooManyRows(operation, reads)).toEqual([]);
  const cost = documentCost(schema, { query: parse(document), variables: { input } });
  expect(statements.length).toBeLessThanOrEqual(cost / STATEMENT_COST + 1);
}

test('the tables that grow with the studio are large', () => {
  expect([...largeTables.keys()].sort()).toEqual([
    'activities',
    'body_measurements',
    'consents',
    'diet_details',
    'follow_ups',
    'journal',
    'ledger_entries',
    'member_attendance',
    'member_notes',
    'member_summaries',
    'membership_freezes',
    'membership_periods',
    'orders',
    'payments',
    'receipt_copies',
    'receipts',
    'reviews',
    'sessions',
    'trainer_assignments',
    'users',
    'visit_hours',
    'waiver_acceptances',
  ]);
});

test.each(Object.entries(QUERIES))('the query %s', async (name, { call }) => {
  const staff = name === 'me' ? frequent : studio.admin;
  const by = FOR_KIOSKS.includes(name) ? await kioskOf(studio) : staff;
  await requireFewReads(name, { by, document: textOf(call, ids) });
});

test.each(Object.entries(USER_FIELDS))('the field %s of a user', async (name, call) => {
  const document = `{ me { user { ${textOf(call, ids)} } } }`;
  await requireFewReads(name, { by: frequent, document });
});

test(
  'the lists of the panel, in each order, filtered and searched',
  { timeout: CALL_TIMEOUT_MS },
  async () => {
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
  },
);

test.each(MUTATION_NAMES)('the mutation %s', { timeout: CALL_TIMEOUT_MS }, async (name) => {
  const user = await studio.member();
  const { call, atLargeStudio = call } = MUTATIONS[name]!;
  const { by, input } = await atLargeStudio({ ...studio, user, member: await studio.as(user) });
  await requireFewReads(name, { by, document: documentOf(name, { input }), input });
});
