import { buildSchema, type GraphQLFormattedError } from 'graphql';
import { expect, test } from 'vitest';
import type { FieldError } from '../lib/errors';
import { createLogger } from '../lib/logger';
import { testContext } from '../test/test-context';
import { createEndpoint } from './endpoint';

const schema = buildSchema(`
  type Query {
    rate(input: RateInput!, tags: [Int!], line1: Int, filter: FilterInput): String
    page(first: Int! = 20, after: Int): String
  }
  input RateInput { rating: Int!, name: String!, kind: Kind, lines: [LineInput!], size: Int! = 1, note: String }
  input LineInput { amount: Int!, address2: Int }
  input FilterInput { rating: Int }
  enum Kind { LARGE SMALL }
`);
for (const field of Object.values(schema.getQueryType()!.getFields()))
  Object.assign(field, { resolve: () => 'rated', extensions: { isPublic: true } });

const RATE = `query ($input: RateInput!, $tags: [Int!], $line1: Int, $filter: FilterInput) {
  rate(input: $input, tags: $tags, line1: $line1, filter: $filter)
}`;
const FINE = { rating: 5, name: 'A' };

async function answerTo(variables: Record<string, unknown>, query = RATE, operationName?: string) {
  const logs: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void logs.push(line) });
  const apollo = await createEndpoint(schema, { publishesSchema: true });
  const context = testContext({ logger });
  const request = { query, variables, ...(operationName && { operationName }) };
  const { body } = await apollo.executeOperation(request, { contextValue: context });
  if (body.kind !== 'single') throw new Error('one result was expected');
  const { data = null, errors = [] } = body.singleResult;
  return { data, errors, error: errors[0]!, logs: logs.join('') };
}

const fieldsOf = ({ extensions }: GraphQLFormattedError) => extensions?.['fields'] as FieldError[];

test.each([
  ['a variable that is missing', {}, 'input', 'REQUIRED'],
  ['a variable that is null', { input: null }, 'input', 'REQUIRED'],
  ['a variable of the wrong type', { input: 's3cret' }, 'input', 'WRONG_TYPE'],
  ['a list instead of an object', { input: [] }, 'input', 'WRONG_TYPE'],
  ['a variable whose name ends in a number', { input: FINE, line1: 's3cret' }, 'line1', 'WRONG_TYPE'],
  ['a field of the wrong type', { input: { ...FINE, rating: 's3cret' } }, 'rating', 'WRONG_TYPE'],
  ['a list instead of a value', { input: { ...FINE, note: ['s3cret'] } }, 'note', 'WRONG_TYPE'],
  ['a field that is missing', { input: { rating: 5 } }, 'name', 'REQUIRED'],
  ['a field that is null', { input: { ...FINE, name: null } }, 'name', 'REQUIRED'],
  ['null instead of the default', { input: { ...FINE, size: null } }, 'size', 'REQUIRED'],
  ['an unknown enum value', { input: { ...FINE, kind: 's3cret' } }, 'kind', 'INVALID'],
  ['an enum value of the wrong type', { input: { ...FINE, kind: 1 } }, 'kind', 'WRONG_TYPE'],
  ['an item of a list', { input: FINE, tags: [1, 's3cret'] }, 'tags.1', 'WRONG_TYPE'],
  ['a single value for a list', { input: FINE, tags: 's3cret' }, 'tags', 'WRONG_TYPE'],
  ['an item that is null', { input: FINE, tags: [null] }, 'tags.0', 'REQUIRED'],
  [
    'a field within a list',
    { input: { ...FINE, lines: [{ amount: 1 }, { amount: 's3cret' }] } },
    'lines.1.amount',
    'WRONG_TYPE',
  ],
  [
    'a field that is missing within a list',
    { input: { ...FINE, lines: [{}] } },
    'lines.0.amount',
    'REQUIRED',
  ],
  [
    'a field of an argument with another name',
    { input: FINE, filter: { rating: 's3cret' } },
    'filter.rating',
    'WRONG_TYPE',
  ],
])('names the path and the reason for %s', async (_name, variables, path, reason) => {
  const { data, errors, error, logs } = await answerTo(variables);
  expect(errors).toHaveLength(1);
  expect(error.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: [{ path: path.split('.'), reason, message: error.message }],
  });
  expect(error.message).not.toMatch(/\$|Variable|Int|RateInput|s3cret|String/);
  expect(error.message).toContain(path.split('.').findLast((name) => !/^\d+$/.test(name)));
  expect([data, logs]).toEqual([null, '']);
});

test('names the path by where a variable is used, whatever its name', async () => {
  const query = `query ($a: Int!, $b: String!, $c: Int, $on: Boolean!) {
    rate(input: { rating: $a, name: $b, lines: [{ amount: 1, address2: $c }] }) @include(if: $on)
  }`;
  const { error } = await answerTo({ a: 'x', b: null, c: 'x' }, query);
  expect(fieldsOf(error).map(({ path, reason }) => [path.join('.'), reason])).toEqual([
    ['rating', 'WRONG_TYPE'],
    ['name', 'REQUIRED'],
    ['lines.address2', 'WRONG_TYPE'],
    ['if', 'REQUIRED'],
  ]);
});

test('lists all invalid fields, up to twenty', async () => {
  const { error } = await answerTo({ input: { rating: 'x', kind: 1 } });
  expect(fieldsOf(error).map(({ path }) => path.join('.'))).toEqual(['rating', 'name', 'kind']);
  const many = await answerTo({ input: FINE, tags: Array.from({ length: 400 }, () => 'x') });
  expect(fieldsOf(many.error)).toHaveLength(20);
});

test('names an unknown field, shortened, without echoing its value', async () => {
  const { error } = await answerTo({ input: { ...FINE, isAdmin: 's3cret' } });
  expect(fieldsOf(error)).toEqual([
    { path: ['input'], reason: 'UNKNOWN_FIELD', message: 'There is no field isAdmin here.' },
  ]);
  const { error: long } = await answerTo({ input: { ...FINE, ['x'.repeat(50_000)]: 1 } });
  expect(long.message.length).toBeLessThan(100);
});

test.each([
  [
    'an argument',
    'query ($n: Int) { a: page(after: $n) ...B } fragment B on Query { b: page(first: $n) }',
    'first',
  ],
  ['a field', 'query ($n: Int) { rate(input: { rating: 1, name: "A", size: $n }) }', 'size'],
])('refuses null for %s that has a default value', async (_name, query, name) => {
  const { error, logs } = await answerTo({ n: null }, query);
  expect(fieldsOf(error)).toMatchObject([{ path: [name], reason: 'REQUIRED' }]);
  expect(logs).toBe('');
  expect(await answerTo({}, query)).toMatchObject({ errors: [] });
});

test('looks only at the operation that runs', async () => {
  const query = 'query Run($n: Int) { page(after: $n) } query Other($n: Int) { page(first: $n) }';
  expect(await answerTo({ n: null }, query, 'Run')).toMatchObject({ data: { page: 'rated' }, errors: [] });
  const { error } = await answerTo({ n: null }, query, 'Other');
  expect(fieldsOf(error)).toMatchObject([{ path: ['first'] }]);
});

test('accepts defaults and null where they are permitted', async () => {
  const { data, errors } = await answerTo({ input: { ...FINE, kind: 'LARGE', note: null }, tags: 1 });
  expect([data, errors]).toEqual([{ rate: 'rated' }, []]);
});
