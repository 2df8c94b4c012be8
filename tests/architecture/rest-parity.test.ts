import fs from 'node:fs';
import { isInputObjectType, print, validate, type GraphQLSchema, type VariableDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { REST_ROUTES } from '#server/composition/parts';
import { openApiDocument } from '#server/composition/rest/openapi/document';
import { getSchema } from '#server/composition/schema';
import type { RestRoute } from '#server/rest/route';
import { Browser } from '#server/test/browser';
import { checkAnswer } from '#server/test/described-answers';
import { createArticles, createReviews, createTrainers, createUser, PASSWORD } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { restRefusal } from '#server/test/refusals';
import type { Caller } from './testing/rest-call';
import { CALLS } from './testing/rest-calls';

let harness: Harness;
let schema: GraphQLSchema;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  schema = await getSchema();
  await createArticles(harness.dataSource, 7);
  await createReviews(harness.dataSource, 7, { user: await createUser(harness.dataSource) });
  await createTrainers(harness.dataSource, 7);
});
afterAll(() => harness.stop());

const nameOf = ({ method, path }: RestRoute) => `${method} ${path}`;
const rows = REST_ROUTES.map((route) => [nameOf(route), route] as const);

test('this test calls every route, and no route is defined twice', () => {
  expect(REST_ROUTES.map(nameOf).sort()).toEqual(Object.keys(CALLS).sort());
});

test('docs/api.md lists every route', () => {
  const list = fs.readFileSync('docs/api.md', 'utf8').matchAll(/^- `([A-Z]+ \/\S*)`/gm);
  expect([...list].map(([, call]) => call).sort()).toEqual(rows.map(([name]) => name).sort());
});

test('the description of the API has every route', async () => {
  const { paths } = openApiDocument({ routes: REST_ROUTES, schema, publicUrl: harness.address });
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(rows.map(([name]) => name).sort());
});

test('a property without a description is not accepted', () => {
  const trainers = REST_ROUTES.find(({ path }) => path === '/api/user/trainers')!;
  const undescribed = { ...trainers, answer: z.object({ trainers: z.array(z.object({ age: z.int() })) }) };
  expect(() => openApiDocument({ routes: [undescribed], schema, publicUrl: harness.address })).toThrow(
    'Answer of GET /api/user/trainers: describe trainers.age.',
  );
});

test.each([
  ['without a property', Response.json({ _id: '1' })],
  ['with a further property', Response.json({ _id: '1', name: 'Asha', role: 'admin' })],
  ['with another media type', new Response('Asha')],
  ['with another status', Response.json({ _id: '1', name: 'Asha' }, { status: 201 })],
  ['with another error', Response.json({ error: 'No.' }, { status: 401 })],
])('tests fail at an answer %s', async (_name, answer) => {
  await checkAnswer({ method: 'GET', path: '/api/user/me' }, Response.json({ _id: '1', name: 'Asha' }));
  await expect(checkAnswer({ method: 'GET', path: '/api/user/me' }, answer)).rejects.toThrow();
});

test.each(rows)('the document of %s is valid and has one operation', (_name, route) => {
  expect(validate(schema, route.document)).toEqual([]);
  expect(operationsOf(route)).toHaveLength(1);
});

test.each(rows)('%s runs a query if it only reads, otherwise a mutation', (_name, route) => {
  const { operation } = operationsOf(route)[0]!;
  const isChange = route.method !== 'GET' || route.isChange === true;
  expect(operation).toBe(isChange ? 'mutation' : 'query');
});

test.each(rows)('%s provides exactly the variables of its document', async (name, route) => {
  const operation = operationsOf(route)[0]!;
  const { path, body = {} } = await requestOf(name);
  if (route.requestBody) expect(z.safeParse(route.requestBody, body).error).toBeUndefined();
  const filled = route.variables({
    query: queryOf(path),
    params: paramsOf(route.path, path),
    body,
    hasToken: true,
    requestKey: undefined,
  });
  const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  expect(Object.keys(filled).sort()).toEqual(declared.sort());
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    if (type.kind === 'NonNullType')
      expect(filled[variable.name.value], variable.name.value).not.toBeUndefined();
  }
});

test.each(rows)('%s describes its request body with exactly the values that it reads', (_name, route) => {
  if (route.method === 'GET') return;
  const { properties = {} } = route.requestBody ? z.toJSONSchema(route.requestBody, { io: 'input' }) : {};
  const read = (operationsOf(route)[0]!.variableDefinitions ?? []).flatMap(fieldsOf);
  // Routes make the idempotency keys of their requests themselves.
  const given = read.filter((name) => name !== 'requestKey').map((name) => route.fieldNames?.[name] ?? name);
  const inPath = Object.keys(paramsOf(route.path, route.path));
  expect([...inPath, ...Object.keys(properties)].sort()).toEqual(given.sort());
});

test.each(rows)('%s refuses an array as body', async (_name, { method, path }) => {
  if (method === 'GET') return;
  const headers = { 'content-type': 'application/json' };
  const answer = await harness.fetch(path.replace(/:\w+/g, 'sample'), { method, headers, body: '[]' });
  expect(await restRefusal(answer)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
});

test.each(rows)(
  '%s handles empty bodies and unknown properties without a server error',
  async (name, { method }) => {
    if (method === 'GET') return;
    const { browser } = await signedInFor(name);
    const { path, body } = await requestOf(name);
    for (const sent of [{}, { ...body, constructor: 1, id: 'x', extra: { deep: [] } }]) {
      expect((await browser.rest(method, path, sent)).status).toBeLessThan(500);
    }
  },
);

test.each(rows)('%s returns the same as GraphQL', async (name, { method, status = 200 }) => {
  const {
    request,
    expectedBody,
    comparable = masked,
    query,
    mediaType = 'application/json; charset=utf-8',
  } = CALLS[name]!;
  const [rest, graphql] = [await signedInFor(name), await signedInFor(name)];
  const { path, body } = await request(rest);
  const answer = await rest.browser.rest(method, path, body);
  const { variables = {} } = await request(graphql);
  const { data, errors } = await graphql.browser.gql(query, variables);
  expect(errors).toEqual([]);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe(mediaType);
  expect(comparable(answer.body)).toEqual(comparable(expectedBody(data!) as object));
  expect(cookiesOf(rest)).toEqual(cookiesOf(graphql));
});

test.each(rows)('%s sets Cache-Control', async (name, { method, isCacheable }) => {
  const { browser } = await signedInFor(name);
  const { path, body } = await requestOf(name);
  const { headers } = await browser.rest(method, path, body);
  expect(headers.get('cache-control')).toMatch(/no-store/);
  if (!isCacheable) return;
  const { headers: ofVisitors } = await harness.fetch(path);
  expect(ofVisitors.get('cache-control')).toMatch(/^public, max-age=60/);
  expect(ofVisitors.get('vary')).toMatch(/authorization/i);
});

const operationsOf = ({ document }: RestRoute) =>
  document.definitions.filter((definition) => definition.kind === 'OperationDefinition');

/** Fields of input objects that a REST client cannot set. */
const ONLY_IN_GRAPHQL = ['isForCurrentUser'];

/** The fields of the variable that is the whole input; for other variables, their name. */
function fieldsOf({ variable, type }: VariableDefinitionNode): string[] {
  if (variable.name.value !== 'input') return [variable.name.value];
  const input = schema.getType(print(type).replace('!', ''));
  const names = isInputObjectType(input) ? Object.keys(input.getFields()) : [variable.name.value];
  return names.filter((name) => !ONLY_IN_GRAPHQL.includes(name));
}

/** A browser in which a new account is signed in that may call the route. */
async function signedInFor(name: string): Promise<Caller> {
  const { email } = await createUser(harness.dataSource, { role: CALLS[name]!.role ?? 'user' });
  const browser = new Browser(harness);
  await browser.signIn(email, PASSWORD);
  return { harness, browser, email };
}

const requestOf = async (name: string) => CALLS[name]!.request(await signedInFor(name));

const cookiesOf = ({ browser }: Caller) =>
  [...browser.cookies].map(([name, { attributes }]) => [name, attributes.replace(/Expires=[^;]+/, '')]);

const queryOf = (path: string) =>
  Object.fromEntries(new URL(path, 'http://localhost').searchParams) as Record<string, unknown>;

/** The values of the path parameters. */
function paramsOf(pattern: string, path: string): Record<string, string> {
  const given = new URL(path, 'http://localhost').pathname.split('/');
  const entries = pattern.split('/').map((part, index) => [part.slice(1), given[index] ?? ''] as const);
  return Object.fromEntries(entries.filter((_, index) => pattern.split('/')[index]?.startsWith(':')));
}

/** Masks values that differ between callers. */
function masked(body: unknown): unknown {
  const text = JSON.stringify(body, (key, value: unknown) =>
    ['token', 'resetToken', '_id', 'userId', 'email', 'contact'].includes(key) && typeof value === 'string'
      ? '*'
      : value,
  );
  return JSON.parse(text) as unknown;
}
