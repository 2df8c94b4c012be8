import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ERRORS_MAX,
  QUERY_ALIASES_MAX,
  QUERY_DEPTH_MAX,
  QUERY_DIRECTIVES_MAX,
  QUERY_ROOT_FIELDS_MAX,
} from './query-limits';
import { QUERY_COST_MAX, ANONYMOUS_QUERY_COST_MAX } from './query-cost';
import { JSON_LIST_LENGTH_MAX, TOO_LONG } from '../lib/json-shape';
import { createArticles, createReviews } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { signedIn } from '../test/order-calls';
import { testContext } from '../test/test-context';
import { createEndpoint } from './endpoint';
import { executeInProcess } from './in-process';

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()));
afterAll(() => harness.stop());

const ALL_FIELDS = 'id title description text thumbnailUrl coverUrl publishedAt authorName';

async function refusal(query: string, variables: Record<string, unknown> = {}) {
  const { status, data, errors } = await harness.gql(query, variables);
  expect(data).toBeNull();
  return { status, code: errors[0]?.extensions.code, message: errors[0]?.message };
}

/** About 50 fields per row. */
const EXPENSIVE_PAGE = `edges { cursor node { ${ALL_FIELDS} } } nodes { ${ALL_FIELDS} } again: nodes { ${Array.from({ length: 29 }, (_, n) => `a${n}: id`).join(' ')} }`;

const TOO_COMPLEX = { status: 400, code: 'QUERY_TOO_COMPLEX' };

const times = (count: number, build: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => build(index)).join(' ');

/** `levels` fragments; each spreads the next one twice. */
const doublingFragments = (levels: number, type = 'Query') =>
  `${times(levels, (level) => `fragment F${level} on ${type} { ...F${level + 1} ...F${level + 1} }`)}
  fragment F${levels} on ${type} { __typename }`;

test('allows the largest page of a list with all of its fields', async () => {
  await createArticles(harness.dataSource, 1);
  const { status, errors } = await harness.gql(
    `{ articles(first: 100) { nodes { ${ALL_FIELDS} } pageInfo { hasNextPage } } }`,
  );
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
});

test.each([
  ['as a literal', `{ articles(first: 100) { ${EXPENSIVE_PAGE} } }`, {}],
  ['as a variable', `query ($n: Int!) { articles(last: $n) { ${EXPENSIVE_PAGE} } }`, { n: 100 }],
  ['as the default of a variable', `query ($n: Int = 100) { articles(first: $n) { ${EXPENSIVE_PAGE} } }`, {}],
  [
    'for every alias',
    `{ ${times(10, (n) => `a${n}: articles(first: 100) { nodes { ${ALL_FIELDS} } }`)} }`,
    {},
  ],
  [
    'by default for every alias',
    `{ ${times(15, (n) => `a${n}: articles { edges { node { ${ALL_FIELDS} } } nodes { ${ALL_FIELDS} } }`)} }`,
    {},
  ],
  [
    'through fragments',
    `{ ${times(10, (n) => `a${n}: articles(first: 100) { ...Page }`)} } fragment Page on ArticleConnection { nodes { ...Row } } fragment Row on Article { ${ALL_FIELDS} }`,
    {},
  ],
  [
    'through inline fragments',
    `{ ${times(10, (n) => `... on Query { a${n}: articles(first: 100) { nodes { ${ALL_FIELDS} } } }`)} }`,
    {},
  ],
])('refuses a document that requests too many rows %s', async (_name, query, variables) => {
  const { message, ...answer } = await refusal(query, variables);
  expect(answer).toEqual(TOO_COMPLEX);
  expect(message).toContain(`the maximum is ${ANONYMOUS_QUERY_COST_MAX}`);
});

test('counts the twelve articles of a rotation like twelve rows of a list', async () => {
  const answer = await refusal(
    `{ ${times(15, (n) => `a${n}: articleRotation { articles { ${ALL_FIELDS} __typename } again: articles { ${ALL_FIELDS} __typename } }`)} }`,
  );
  expect(answer).toMatchObject(TOO_COMPLEX);
  expect(answer.message).toContain(`the maximum is ${ANONYMOUS_QUERY_COST_MAX}`);
});

test('counts a long text more than other fields, since its answer is larger', async () => {
  const texts = (count: number) =>
    `{ articles(first: 20) { nodes { ${times(count, (n) => `a${n}: text`)} } } }`;
  expect((await harness.gql(texts(10))).errors).toEqual([]);
  expect(await refusal(texts(25))).toMatchObject(TOO_COMPLEX);
});

test.each([
  [
    'the blocks of articles',
    (n: number) => `{ articles(first: ${n}) { nodes { body { type spans { text link } } } } }`,
  ],
  ['all biographies', (n: number) => `{ trainers { ${times(n, (i) => `a${i}: bio`)} } }`],
])('counts %s like the many rows and long texts that they are', async (_name, query) => {
  expect((await harness.gql(query(5))).errors).toEqual([]);
  expect(await refusal(query(20))).toMatchObject(TOO_COMPLEX);
});

test('does not count skipped fields', async () => {
  const query = `query ($no: Boolean!) { ${times(10, (n) => `a${n}: articles(first: 100) @include(if: $no) { nodes { ${ALL_FIELDS} } }`)} __typename }`;
  const { data } = await harness.gql(query, { no: false });
  expect(data).toEqual({ __typename: 'Query' });
  expect(await refusal(query, { no: true })).toMatchObject(TOO_COMPLEX);
});

test('a query that was cheap with one value of a variable is refused with another', async () => {
  const query = `query ($s: String) { ${times(20, (n) => `a${n}: articles(first: 1, filter: { search: $s }) { nodes { id } }`)} }`;
  for (const cheap of [{ s: '' }, { s: null }]) expect((await harness.gql(query, cheap)).errors).toEqual([]);
  expect(await refusal(query, { s: 'yoga' })).toMatchObject(TOO_COMPLEX);
});

test('a document of a guest may have one search', async () => {
  const search = (n: number) => `s${n}: reviews(filter: { search: "yoga" }) { nodes { id name comment } }`;
  expect((await harness.gql(`{ ${search(1)} }`)).errors).toEqual([]);
  expect(await refusal(`{ ${search(1)} ${search(2)} }`)).toMatchObject(TOO_COMPLEX);
});

/** Runs a query on a recursive schema, since our own types do not nest deeply enough; returns the error code. */
async function nestedRefusal(query: string): Promise<unknown> {
  const schema = buildSchema('type Query { node: Node } type Node { next: Node, name: String }');
  const apollo = await createEndpoint(schema, { publishesSchema: true });
  const context = testContext();
  const { errors } = await executeInProcess(apollo, { document: parse(query), variables: {}, context });
  return errors[0]?.extensions?.['code'];
}

/** A query with the given number of field levels, counting the first and the last. */
const nested = (levels: number) => `{ node ${'{ next '.repeat(levels - 2)} { name ${'} '.repeat(levels)}`;

test('allows nesting up to the limit', async () => {
  expect(await nestedRefusal(nested(QUERY_DEPTH_MAX))).toBeUndefined();
});

test.each([
  ['in plain fields', nested(QUERY_DEPTH_MAX + 1)],
  [
    'in fragments',
    `{ node { ...A } } fragment A on Node { next { next { next { next { ...B } } } } }
    fragment B on Node { next { next { next { next { next { name } } } } } }`,
  ],
  [
    'in inline fragments',
    `{ ... { node { ... on Node { next { next { next { next { next {
    ... on Node { next { next { next { next { name } } } } } } } } } } } } } }`,
  ],
  [
    'in a fragment that is also spread at a shallower level',
    `{ node { ...A next { next { next { next { next { ...A } } } } } } }
    fragment A on Node { next { next { next { next { name } } } } }`,
  ],
])('refuses nesting over the limit %s', async (_name, query) => {
  expect(await nestedRefusal(query)).toBe('QUERY_TOO_COMPLEX');
});

test('allows the standard introspection query of graphql-js, which editors and code generators send', async () => {
  const { status, errors } = await harness.gql(getIntrospectionQuery());
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
});

test('refuses a circular introspection query', async () => {
  const circle =
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }';
  expect((await refusal(circle)).status).toBe(400);
});

test('refuses to read for each field of the schema all about the fields of its type', async () => {
  const names = (fields: string) => `{ __schema { types { fields { type { fields { ${fields} } } } } } }`;
  expect((await harness.gql(names('name'))).errors).toEqual([]);
  const all = `${times(20, (n) => `a${n}: description`)} args { name description type { name } }`;
  expect(await refusal(names(all))).toMatchObject(TOO_COMPLEX);
});

test.each([
  ['all types', (n: number) => `{ __schema { ${times(n, (i) => `a${i}: types { name description }`)} } }`],
  ['all fields', (n: number) => `{ __schema { types { ${times(n, (i) => `a${i}: fields { name }`)} } } }`],
  ['all names', (n: number) => `{ __schema { types { fields { ${times(n, (i) => `a${i}: name`)} } } } }`],
])('refuses to read %s of the schema under many names', async (_name, read) => {
  expect((await harness.gql(read(1))).errors).toEqual([]);
  expect(await refusal(read(20))).toMatchObject(TOO_COMPLEX);
});

test('refuses a document with too many tokens', async () => {
  const answer = await refusal(`{ ${times(400, (n) => `a${n}: __typename`)} }`);
  expect(answer).toMatchObject({ status: 400, code: 'GRAPHQL_PARSE_FAILED' });
});

test('refuses exponentially growing fragments as too complex, not as an internal error', async () => {
  expect(await refusal(`{ ...F0 } ${doublingFragments(14)}`)).toMatchObject(TOO_COMPLEX);
});

test('refuses exponentially growing fragments quickly', async () => {
  const startedAt = performance.now();
  await harness.gql(`{ ...F0 } ${doublingFragments(26)}`);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test('answers quickly if exponentially growing fragments are skipped, which cost nothing', async () => {
  const { user } = await signedIn(harness);
  await createReviews(harness.dataSource, 1, { user });
  const startedAt = performance.now();
  const query = `{ reviews(first: 1) { nodes { author { ...F0 @skip(if: true) id } } } }`;
  const { errors } = await harness.gql(`${query} ${doublingFragments(26, 'User')}`);
  expect(errors).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test.each([
  ['a cycle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ['a fragment that spreads itself', '{ ...A } fragment A on Query { ...A }'],
  ['an unknown fragment', '{ ...Nobody }'],
  ['a fragment that is not used', '{ __typename } fragment A on Query { __typename }'],
  ['a fragment of an unknown type', '{ ...A } fragment A on Nothing { __typename }'],
  ['an unknown field', '{ articles { nodes { password } } }'],
  ['an unknown argument', '{ articles(limit: 3) { nodes { id } } }'],
  ['an unknown directive', '{ __typename @live }'],
  ['an unknown variable', '{ articles(first: $n) { nodes { id } } }'],
  ['a variable of another type', 'query ($n: String) { articles(first: $n) { nodes { id } } }'],
  ['a list that is not picked from', '{ articles }'],
  ['two fields that claim one name', '{ a: articles { nodes { id } } a: articleRotation { period } }'],
  ['a number as text', '{ articles(first: "three") { nodes { id } } }'],
  ['a number too large', '{ articles(first: 99999999999) { nodes { id } } }'],
])('refuses %s in validation', async (_name, query) => {
  expect(await refusal(query)).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
});

test.each(['{', '}', '{ articles(', 'hello', '{ a: }', '"', '{ \u0000 }', '# only a comment'])(
  'refuses a document that does not parse (%j)',
  async (query) => {
    expect(await refusal(query)).toMatchObject({ status: 400, code: 'GRAPHQL_PARSE_FAILED' });
  },
);

test('does not log refused documents as errors', () => {
  expect(harness.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('refuses many root fields in one document, however cheap each of them is', async () => {
  const query = `{ ${times(40, (n) => `a${n}: articleRotation { period }`)} }`;
  expect(await refusal(query)).toMatchObject(TOO_COMPLEX);
});

test.each([
  [
    'aliases',
    QUERY_ALIASES_MAX,
    (n: number) => `{ reviews(first: 1) { ${times(n, (i) => `a${i}: __typename`)} } }`,
  ],
  ['root fields', QUERY_ROOT_FIELDS_MAX, (n: number) => `{ ${times(n, (i) => `a${i}: orderGateway`)} }`],
  [
    'directives',
    QUERY_DIRECTIVES_MAX,
    (n: number) =>
      `{ reviews(first: 1) { ${times(Math.ceil(n / 2), () => '... @include(if: true) { __typename }')} ...F } }
       fragment F on ReviewConnection { __typename ${times(Math.floor(n / 2), () => '... @skip(if: true) { __typename }')} }`,
  ],
])('limits a document to the maximum number of %s (%i)', async (_name, max, build) => {
  expect((await harness.gql(build(max))).errors).toEqual([]);
  expect(await refusal(build(max + 1))).toMatchObject(TOO_COMPLEX);
});

test('counts root fields in fragments as well', async () => {
  const [half, more] = [QUERY_ROOT_FIELDS_MAX / 2, QUERY_ROOT_FIELDS_MAX / 2 + 1];
  const query = `{ ...A ... on Query { ${times(half, (i) => `a${i}: orderGateway`)} } }
    fragment A on Query { ${times(more, (i) => `b${i}: orderGateway`)} }`;
  expect(await refusal(query)).toMatchObject({
    ...TOO_COMPLEX,
    message: expect.stringContaining('root fields'),
  });
});

test('allows signed-in users more expensive documents', async () => {
  const { browser } = await signedIn(harness);
  const query = `{ ${times(3, (n) => `a${n}: articles(first: 100) { nodes { ${ALL_FIELDS} } }`)} }`;
  expect(await refusal(query)).toMatchObject(TOO_COMPLEX);
  expect((await browser.gql(query)).errors).toEqual([]);
  const more = `{ ${times(6, (n) => `a${n}: articles(first: 100) { nodes { ${ALL_FIELDS} } }`)} }`;
  expect((await browser.gql(more)).errors[0]).toMatchObject({
    message: expect.stringContaining(`the maximum is ${QUERY_COST_MAX}`),
  });
});

test('answers an expensive private query with 401 first, because the token may have expired', async () => {
  const { browser } = await signedIn(harness, 'admin');
  const query = `{ ${times(3, (n) => `a${n}: orders(first: 100) { nodes { ${times(9, (i) => `b${i}: id`)} } }`)} }`;
  const loggedOut = { status: 401, code: 'UNAUTHENTICATED' };
  expect(await refusal(query)).toMatchObject(loggedOut);
  expect((await browser.gql(query)).errors).toEqual([]);
  browser.token = 'x.y.z';
  const { status, errors } = await browser.gql(query);
  expect({ status, code: errors[0]?.extensions.code }).toEqual(loggedOut);
});

test('allows one __schema per document, and a few __type', async () => {
  const [, whole] = /\{([\s\S]*?)\}\s*fragment/.exec(getIntrospectionQuery()) ?? [];
  const fragments = getIntrospectionQuery().replace(/^[\s\S]*?(?=fragment)/, '');
  expect((await harness.gql(`{ ${whole} } ${fragments}`)).errors).toEqual([]);
  expect(await refusal(`{ ${whole} again: ${whole} } ${fragments}`)).toMatchObject(TOO_COMPLEX);
  const types = (count: number) => `{ ${times(count, (n) => `a${n}: __type(name: "Query") { name }`)} }`;
  expect((await harness.gql(types(3))).errors).toEqual([]);
  expect(await refusal(types(15))).toMatchObject(TOO_COMPLEX);
});

test.each([
  ['unknown directives', `{ __typename ${times(100, () => '@live')} }`],
  ['unknown fields', `{ ${times(100, (n) => `a${n}`)} }`],
  ['fields that fail', `{ ${times(QUERY_ROOT_FIELDS_MAX, (n) => `a${n}: myDietDetails { age }`)} }`],
])('returns only the first errors for many %s', async (_name, query) => {
  const { errors } = await harness.gql(query);
  expect(errors).toHaveLength(ERRORS_MAX);
  expect(harness.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('variables that are nested too deeply are refused, also those that the query does not have', async () => {
  const variables = `{"unknown":${'['.repeat(7000)}${']'.repeat(7000)}}`;
  const headers = { 'content-type': 'application/json' };
  const body = `{"query":"{ __typename }","variables":${variables}}`;
  const answer = await harness.fetch('/graphql', { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  expect(harness.logs.join('')).not.toContain('RangeError');
});

test('a list of many values is refused, since each field that is filtered by it takes time for each value', async () => {
  const { browser } = await signedIn(harness, 'user');
  const query =
    'query ($status: [OrderStatus!]) { me { user { orders(filter: { statuses: $status }) { nodes { id } } } } }';
  const answerTo = (count: number) =>
    browser.gql(query, { status: Array.from({ length: count }, () => 'PAID') });
  expect((await answerTo(JSON_LIST_LENGTH_MAX)).errors).toEqual([]);
  const { errors } = await answerTo(JSON_LIST_LENGTH_MAX + 1);
  expect(errors).toMatchObject([{ message: TOO_LONG, extensions: { code: 'BAD_REQUEST' } }]);
});
