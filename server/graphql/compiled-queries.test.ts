/** Compiled queries give the same answers as those that graphql-js executes. */
import { buildSchema, type GraphQLFieldResolver, type GraphQLObjectType } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '../lib/errors';
import { createLogger } from '../lib/logger';
import type { Services } from '../services/services';
import { createContext, OPEN_LIMITS } from './context';
import { DateTimeScalar } from './date.scalar';
import { createEndpoint } from './endpoint';

const SDL = `
  scalar DateTime
  enum Size { SMALL LARGE }
  union Item = Book | Ball
  interface Named { name: String }
  type Book implements Named { name: String pages: Int! }
  type Ball implements Named { name: String size: Size! wrongSize: Size }
  input Filter { size: Size = LARGE words: [String!] since: DateTime }
  type Shelf {
    label: String
    items: [Item]
    named: [Named!]
    holes: [Int]
    strict: [Int!]
    strictest: [Int!]!
    broken: String
    brokenLater: String
    brokenNonNull: String!
    refused: String
    openedAt: DateTime
    shelf: Shelf
    strictShelf: Shelf!
    ofContext: String
  }
  type Query {
    shelf: Shelf
    shelves: [Shelf]
    strictShelf: Shelf!
    echo(size: Size = SMALL, n: Int! = 7, list: [Int], filter: Filter, at: DateTime, text: String): String
    count: Int
  }
  type Mutation { count: Int }
`;

/** How each run of the field `count` was executed: only compiled queries have a source at the root. */
const runs: ('compiled' | 'plain')[] = [];
const count: Resolver = (source) => {
  runs.push(source === undefined ? 'plain' : 'compiled');
  return 1;
};
type Resolver = GraphQLFieldResolver<unknown, { limits: unknown }>;

const fail = (error: Error) => () => {
  throw error;
};
const book = { __typename: 'Book', name: 'Squats', pages: 3 };
const shelf = () => ({
  label: '₹ "quoted" \\ नमस्ते',
  items: [book, null, { __typename: 'Ball', name: 'Ball', size: 'SMALL', wrongSize: 'HUGE' }],
  named: [book, { __typename: 'Ball', name: null, size: 'LARGE' }],
  holes: [1, null, 3],
  strict: [1, null, 3],
  strictest: [1, null],
  openedAt: new Date('2026-11-21T06:30:00.123Z'),
});

const RESOLVERS: Record<string, Record<string, Resolver>> = {
  Query: {
    shelf,
    shelves: () => [shelf(), null, Promise.resolve(shelf())],
    strictShelf: shelf,
    echo: (_source, args) => JSON.stringify(args),
    count,
  },
  Mutation: { count },
  Shelf: {
    broken: fail(new Error('at once')),
    brokenLater: () => Promise.reject(new Error('later')),
    brokenNonNull: () => null,
    refused: fail(new AppError('NOT_FOUND', 'This is gone.')),
    shelf,
    strictShelf: shelf,
    ofContext: (_source, _args, { limits }) => JSON.stringify(limits),
  },
};

const schema = buildSchema(SDL);
Object.assign(schema.getType('DateTime')!, { ...DateTimeScalar.toConfig() });
for (const [type, fields] of Object.entries(RESOLVERS))
  for (const [name, resolve] of Object.entries(fields))
    Object.assign((schema.getType(type) as GraphQLObjectType).getFields()[name]!, {
      resolve,
      extensions: { isPublic: true },
    });

const endpointAt = (compiledAtUse: number) =>
  createEndpoint(schema, createLogger('silent'), { compiledAtUse });
type Endpoint = Awaited<ReturnType<typeof endpointAt>>;

async function ask(endpoint: Endpoint, query: string, variables: Record<string, unknown> = {}) {
  const contextValue = createContext({ services: {} as Services, limits: OPEN_LIMITS });
  const { body } = await endpoint.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('unexpected kind of answer');
  return JSON.parse(JSON.stringify(body.singleResult)) as { data?: unknown; errors?: { path?: string[] }[] };
}

/** The answer with its errors in a fixed order, since fields run at the same time. */
async function sortedAnswer(...[endpoint, query, variables]: Parameters<typeof ask>) {
  const { errors, ...answer } = await ask(endpoint, query, variables);
  return { ...answer, errors: errors?.map((error) => JSON.stringify(error)).sort() };
}

beforeEach(() => void runs.splice(0));

const QUERIES: [name: string, query: string, ...variables: Record<string, unknown>[]][] = [
  ['plain fields', '{ count shelf { label openedAt ofContext } }'],
  ['an error in a nullable field', '{ count shelf { label broken brokenLater shelf { broken label } } }'],
  ['an error in a list', '{ count shelves { label broken } }'],
  ['null in a non-null field', '{ count shelf { label shelf { brokenNonNull label } } }'],
  [
    'null in a non-null field of a non-null object',
    '{ count shelf { shelf { strictShelf { brokenNonNull } } } }',
  ],
  ['null that reaches the root', '{ count strictShelf { brokenNonNull } }'],
  ['an error of ours', '{ count shelf { refused } }'],
  ['lists with null', '{ count shelf { holes } }'],
  ['null in a list of non-null items', '{ count shelf { strict label } }'],
  ['null in a non-null list of non-null items', '{ count shelf { shelf { strictest } label } }'],
  ['a union', '{ count shelf { items { __typename ... on Book { name pages } ... on Ball { size } } } }'],
  ['an interface', '{ count shelf { named { __typename name ... on Ball { size } } } }'],
  ['a value that its enum does not have', '{ count shelf { items { ... on Ball { wrongSize size } } } }'],
  [
    'fragments',
    `{ count shelf { ...A shelf { ...A ...B } } } fragment A on Shelf { label ...B } fragment B on Shelf { holes }`,
  ],
  ['aliases', '{ count a: shelf { x: label y: label } b: shelf { x: holes } }'],
  ['the name of a type', '{ count __typename shelf { __typename } }'],
  [
    'a repeated field with other selections',
    '{ count shelf { label } shelf { holes shelf { label } shelf { holes } } }',
  ],
  ['introspection', '{ count __type(name: "Shelf") { name fields { name type { name ofType { name } } } } }'],
  [
    '@include and @skip',
    `query ($yes: Boolean!, $no: Boolean = false) { count shelf {
      a: label @include(if: $yes) b: label @skip(if: $yes) c: label @include(if: $no) ... @skip(if: $no) { holes } } }`,
    { yes: true },
    { yes: false },
    { yes: false, no: true },
    { yes: true, no: null },
  ],
  [
    'a fragment that is included in one of two places',
    `query ($a: Boolean!, $b: Boolean!) { count ...F @include(if: $a) ...F @include(if: $b) }
     fragment F on Query { shelf { label } }`,
    { a: false, b: true },
    { a: true, b: false },
    { a: false, b: false },
  ],
  [
    'arguments',
    '{ count echo(size: LARGE, list: [1, 2], filter: { words: ["a"], since: "2026-11-21T12:00:00Z" }) none: echo }',
  ],
  [
    'variables',
    `query ($size: Size, $n: Int! = 5, $list: [Int] = [1, null], $filter: Filter = { words: ["x"] }, $at: DateTime, $text: String = null) {
      count echo(size: $size, n: $n, list: $list, filter: $filter, at: $at, text: $text) }`,
    {},
    { size: 'SMALL', n: 0, list: null, filter: null, at: null, text: '₹' },
    { size: null, list: 4, filter: { size: null }, at: '2026-11-21T12:00:00+05:30' },
    { list: [], filter: { words: 'one', since: '2026-11-21T12:00:00Z' }, unknown: 1 },
    { n: null },
    { size: 'HUGE' },
    { at: 'yesterday' },
    { list: ['x'] },
  ],
];

test.each(QUERIES)('%s: the same answer as without compilation', async (_name, query, ...variables) => {
  const [plain, compiled] = await Promise.all([endpointAt(Infinity), endpointAt(1)]);
  for (const values of variables.length > 0 ? variables : [{}])
    for (const _again of [1, 2])
      expect(await sortedAnswer(compiled, query, values)).toEqual(await sortedAnswer(plain, query, values));
});

test('an object that is null for one error may list those of its other fields, too', async () => {
  const query = '{ count shelf { shelf { brokenNonNull broken brokenLater } label } }';
  const [plain, compiled] = await Promise.all([endpointAt(Infinity), endpointAt(1)]);
  const [expected, answer] = [await sortedAnswer(plain, query), await sortedAnswer(compiled, query)];
  expect(answer.data).toEqual(expected.data);
  expect(answer.errors).toEqual(expect.arrayContaining(expected.errors!));
});

test('a query is compiled from the given use on, each for itself', async () => {
  const endpoint = await endpointAt(3);
  for (let use = 1; use <= 5; use++) await ask(endpoint, '{ count }');
  expect(runs).toEqual(['plain', 'plain', 'compiled', 'compiled', 'compiled']);
  await ask(endpoint, '{ again: count }');
  expect(runs.at(-1)).toBe('plain');
});

test('operations of one document are compiled separately', async () => {
  const endpoint = await endpointAt(1);
  const query = 'query A { a: count } query B { b: count }';
  for (const operationName of ['A', 'B', 'A']) {
    const contextValue = createContext({ services: {} as Services, limits: OPEN_LIMITS });
    const { body } = await endpoint.executeOperation({ query, operationName }, { contextValue });
    expect(body).toMatchObject({ singleResult: { data: { [operationName.toLowerCase()]: 1 } } });
  }
  expect(runs).toEqual(['compiled', 'compiled', 'compiled']);
});

test('a mutation is never compiled', async () => {
  const endpoint = await endpointAt(1);
  await ask(endpoint, 'mutation { count }');
  await ask(endpoint, 'mutation { count }');
  expect(runs).toEqual(['plain', 'plain']);
});

test.each([
  ['@include', 'query ($if: Boolean = true) { count @include(if: $if) }'],
  ['@skip in a fragment', '{ ...F } fragment F on Query { count @skip(if: false) }'],
  ['introspection', '{ count __schema { queryType { name } } }'],
])('a query with %s works without being compiled', async (_name, query) => {
  const endpoint = await endpointAt(1);
  expect((await ask(endpoint, query)).data).toMatchObject({ count: 1 });
  expect(runs).toEqual(['plain']);
});

test('skipped fields that would multiply when compiled cost nothing', async () => {
  const levels = 16;
  const types = Array.from(
    { length: levels },
    (_, n) => `fragment T${n} on __Type { ofType { ...T${n + 1} } x: ofType { ...T${n + 1} } }`,
  );
  const query = `query ($if: Boolean!) { count __schema @include(if: $if) { queryType { ...T0 } } }
    ${types.join(' ')} fragment T${levels} on __Type { name }`;
  expect(await ask(await endpointAt(1), query, { if: false })).toEqual({ data: { count: 1 } });
});

test('variables that a compiled query does not accept leave it compiled for others', async () => {
  const endpoint = await endpointAt(1);
  const query = 'query ($list: [Int]) { count echo(list: $list) }';
  for (const list of [[1], 4, [1]]) expect((await ask(endpoint, query, { list })).errors).toBeUndefined();
  expect(runs[0]).toBe('compiled');
  expect(runs.at(-1)).toBe('compiled');
});
