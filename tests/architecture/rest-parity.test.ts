import { parse, validate, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REST_ROUTES, type RestRoute } from '#server/rest/routes';
import { createSchema } from '#server/graphql/schema';
import { createArticles } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';

/** One call for each row of the table, and the same data asked for through GraphQL. A new row needs a line here. */
const CALLS: Record<
  string,
  { path: string; query: string; same: (data: Record<string, unknown>) => unknown }
> = {
  'GET /articles': {
    path: '/articles',
    query: `{ articles(first: 100) { nodes {
      id title description text imageUrl bigImageUrl uploadedDate createdTeam
    } } }`,
    same: (data) =>
      (data['articles'] as { nodes: Record<string, unknown>[] }).nodes.map((node) => ({
        _id: node['id'],
        title: node['title'],
        description: node['description'],
        text: node['text'],
        image_url: node['imageUrl'],
        big_image_url: node['bigImageUrl'],
        uploaded_date: node['uploadedDate'],
        created_team: node['createdTeam'],
      })),
  },
};

let harness: Harness;
let schema: GraphQLSchema;
beforeAll(async () => {
  harness = await startHarness();
  schema = await createSchema();
  await createArticles(harness.dataSource, 7);
});
afterAll(() => harness.stop());

const nameOf = ({ method, path }: RestRoute) => `${method} ${path}`;
const rows = REST_ROUTES.map((route) => [nameOf(route), route] as const);

test('each row is called by this test, and stands in the table once', () => {
  expect(REST_ROUTES.map(nameOf)).toEqual(Object.keys(CALLS));
});

test.each(rows)('the document of %s holds one operation and is valid', (_name, route) => {
  const document = parse(route.document);
  expect(validate(schema, document)).toEqual([]);
  expect(document.definitions.map((definition) => definition.kind)).toEqual(['OperationDefinition']);
});

test.each(rows)('%s fills each variable of its document and no other', (_name, route) => {
  const operation = parse(route.document).definitions[0] as OperationDefinitionNode;
  const filled = route.variables({ query: {} });
  const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  expect(Object.keys(filled).sort()).toEqual(declared.sort());
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    if (type.kind === 'NonNullType')
      expect(filled[variable.name.value], variable.name.value).not.toBeUndefined();
  }
});

test.each(rows)('%s answers with what GraphQL answers', async (name) => {
  const { path, query, same } = CALLS[name]!;
  const [rest, { data }] = await Promise.all([harness.fetch(path), harness.gql(query)]);
  expect(rest.status).toBe(200);
  expect(rest.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await rest.json()).toEqual(same(data!));
});

test.each(rows)('%s says how long it may be kept', async (name, route) => {
  const { headers } = await harness.fetch(CALLS[name]!.path);
  expect(headers.get('cache-control')).toMatch(route.isCacheable ? /^public, max-age=60/ : /no-store/);
});
