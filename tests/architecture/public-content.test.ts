/** Answers that are cached are made only of what reports its changes. */
import {
  getNamedType,
  isObjectType,
  isRequiredArgument,
  parse,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REST_ROUTES } from '#server/composition/parts';
import { isPublic, operationsOf } from '#server/graphql/authorize';
import { personalFieldsOf } from '#server/graphql/personal-fields';
import { REST_LIMITS } from '#server/graphql/context';
import { executeInProcess } from '#server/graphql/in-process';
import { getEndpoint, getSchema } from '#server/composition/schema';
import {
  createArticles,
  createPhotos,
  createPlanOffers,
  createReviews,
  createTrainers,
  createUser,
} from '#server/test/factories';
import { testContext } from '#server/test/test-context';
import { startHarness, type Harness } from '#server/test/harness';
import { sampleOperation } from '#server/test/sample-operation';
import { sentStatementsOf } from '#server/test/sql-statements';

let harness: Harness;
let schema: GraphQLSchema;
let endpoint: Awaited<ReturnType<typeof getEndpoint>>;
/** Ids of rows that exist, by the operation that reads one. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  harness = await startHarness();
  schema = await getSchema();
  endpoint = await getEndpoint(true);
  const { dataSource } = harness;
  const [article] = await createArticles(dataSource, 2);
  await createPhotos(dataSource, 2);
  await createPlanOffers(dataSource, 2);
  const [trainer] = await createTrainers(dataSource, 2);
  await createReviews(dataSource, 2, { user: await createUser(dataSource) });
  Object.assign(ids, { article: article!.id, trainer: trainer!.id });
});
afterAll(() => harness.stop());

type Field = GraphQLField<unknown, unknown>;

const isContent = ({ extensions }: Field) => extensions['isContent'] === true;
const contentOperations = () => operationsOf(schema).filter(isContent);

/** All fields below a type that need no arguments and do not depend on the caller; no type within itself. */
function selectionOf(type: GraphQLNamedType, parents: readonly GraphQLNamedType[] = []): string {
  if (!isObjectType(type)) return '';
  const personal = new Set<unknown>(personalFieldsOf(schema));
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (personal.has(field) || field.name.startsWith('viewer') || field.args.some(isRequiredArgument))
      return [];
    const named = getNamedType(field.type);
    if (named === type || parents.includes(named)) return [];
    return [`${field.name}${selectionOf(named, [...parents, type])}`];
  });
  return ` { ${fields.join(' ')} }`;
}

const wholeOperation = (field: Field) =>
  sampleOperation('query', field)
    .replace(' { __typename }', selectionOf(getNamedType(field.type)))
    .replace('"sample"', JSON.stringify(ids[field.name] ?? 'sample'));

/** Runs a query without a limit of its cost, since these select all fields. */
function run(query: string) {
  const context = testContext({ services: harness.services, limits: REST_LIMITS });
  return executeInProcess(endpoint, { document: parse(query), variables: {}, context });
}

async function tablesOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await sentStatementsOf(work);
  const names = statements.flatMap((text) => [...text.matchAll(/\b(?:from|join|into|update) "?(\w+)"?/gi)]);
  return [...new Set(names.map(([, name]) => name!))];
}

/** The tables that report every kind of change. */
async function reportingTables(): Promise<string[]> {
  const rows: { table: string }[] = await harness.dataSource.query(
    `select c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
     join pg_proc p on p.oid = t.tgfoid
     where p.proname = 'notify_content_changed' and t.tgenabled = 'O' and not t.tgisinternal
     group by c.relname having bit_or(t.tgtype::int) & 60 = 60`,
  );
  return rows.map(({ table }) => table);
}

test('every operation with public content reads only tables that report their changes', async () => {
  const reporting = await reportingTables();
  expect(reporting).toContain('articles');
  const read = new Set<string>();
  for (const field of contentOperations()) {
    const query = wholeOperation(field);
    const tables = await tablesOf(async () => {
      const { errors } = await run(query);
      expect(errors, query).toEqual([]);
    });
    for (const table of tables) read.add(table);
    expect(
      tables.filter((table) => !reporting.includes(table)),
      field.name,
    ).toEqual([]);
  }
  expect([...read].sort()).toEqual([
    'articles',
    'legal_versions',
    'photos',
    'plan_offers',
    'reviews',
    'trainers',
  ]);
});

test('operations with public content are public queries', async () => {
  const names = contentOperations().map(({ name }) => name);
  const queries = Object.keys(schema.getQueryType()!.getFields());
  expect(names.filter((name) => !queries.includes(name))).toEqual([]);
  for (const field of contentOperations()) {
    expect(isPublic(field), field.name).toBe(true);
    expect(field.extensions['permissions'], field.name).toBeUndefined();
  }
});

test('every cacheable REST route runs only operations with public content', () => {
  const routes = REST_ROUTES.filter(({ isCacheable }) => isCacheable);
  expect(routes.length).toBeGreaterThan(0);
  const content = new Set(contentOperations().map(({ name }) => name));
  for (const { method, path, document } of routes) {
    expect(method, path).toBe('GET');
    for (const definition of document.definitions) {
      if (definition.kind !== 'OperationDefinition') continue;
      expect(definition.operation, path).toBe('query');
      for (const selection of definition.selectionSet.selections)
        expect(selection.kind === 'Field' && content.has(selection.name.value), path).toBe(true);
    }
  }
});

test('no cacheable REST route selects what depends on the caller', () => {
  for (const { path, document, isCacheable } of REST_ROUTES)
    if (isCacheable) expect(JSON.stringify(document), path).not.toMatch(/"viewer\w*"|"me"/);
});
