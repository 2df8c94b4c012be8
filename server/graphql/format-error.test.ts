import { buildSchema, GraphQLError, parse, type GraphQLFieldResolver } from 'graphql';
import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '#common/error-codes';
import { AppError, InvalidInput, Unauthenticated } from '../lib/errors';
import { createLogger } from '../lib/logger';
import type { Services } from '../services/services';
import { createContext, OPEN_LIMITS } from './context';
import { createEndpoint } from './endpoint';
import { httpOf } from './format-error';
import { executeInProcess } from './in-process';

const SDL = `
  type Query { answer: String, needed: String!, rate(input: RateInput!, tags: [Int!], line1: Int): String }
  input RateInput { rating: Int!, name: String!, lines: [LineInput!] }
  input LineInput { amount: Int!, address2: Int }
`;

/** Runs one operation against a public schema in which every field has the given resolver. */
async function answerOf(
  resolve: GraphQLFieldResolver<unknown, unknown>,
  query = '{ answer }',
  variables = {},
) {
  const schema = buildSchema(SDL);
  for (const field of Object.values(schema.getQueryType()!.getFields()))
    Object.assign(field, { resolve, extensions: { isPublic: true } });
  const logs: string[] = [];
  const apollo = await createEndpoint(
    schema,
    createLogger('info', { write: (line: string) => void logs.push(line) }),
  );
  const context = createContext({ services: {} as Services, limits: OPEN_LIMITS });
  const { errors } = await executeInProcess(apollo, { document: parse(query), variables, context });
  return { error: errors[0]!, logs: logs.join('') };
}

const failWith = (error: unknown) => () => {
  throw error;
};

test('passes an AppError through with message, code and messages by field, and does not log it', async () => {
  const { error, logs } = await answerOf(
    failWith(new InvalidInput('Check this.', { rating: 'From 1 to 5.' })),
  );
  expect(error).toMatchObject({ message: 'Check this.', path: ['answer'] });
  expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { rating: 'From 1 to 5.' } });
  expect(logs).toBe('');
});

test('omits fields when an AppError has none', async () => {
  const { error } = await answerOf(failWith(new Unauthenticated()));
  expect(error.extensions).toEqual({ code: 'UNAUTHENTICATED' });
});

test.each(Object.keys(ERROR_STATUS) as ErrorCode[])('passes the code %s through unchanged', async (code) => {
  const { error } = await answerOf(failWith(new AppError(code, 'A sentence.')));
  expect(error).toMatchObject({ message: 'A sentence.', extensions: { code } });
});

test.each([
  ['a plain error', new Error('secret of /srv/bhor/server.ts:12:3')],
  [
    'a database error',
    new QueryFailedError('select secret from users where id = $1', ['secret'], new Error('no table secret')),
  ],
  ['a GraphQL error without a code', new GraphQLError('secret')],
  [
    'a GraphQL error with a code that is not ours',
    new GraphQLError('secret', { extensions: { code: 'TEAPOT', secret: 'secret' } }),
  ],
  ['a text', 'secret'],
  ['nothing', undefined],
  ['an aggregate', new AggregateError([new Error('secret')], 'secret')],
])('masks %s with an incident id that is also logged', async (_name, thrown) => {
  const { error, logs } = await answerOf(failWith(thrown));
  const { code, incident } = error.extensions as { code: string; incident: string };
  expect(error.message).toBe('Something went wrong.');
  expect(code).toBe('INTERNAL_SERVER_ERROR');
  expect(Object.keys(error.extensions ?? {}).sort()).toEqual(['code', 'incident']);
  expect(JSON.stringify(error)).not.toMatch(/secret|select|stack|\.ts/);
  expect(incident).toMatch(/^[0-9a-f-]{36}$/);
  expect(logs).toContain(incident);
});

test('masks a null in a non-null field as an internal error', async () => {
  const { error } = await answerOf(() => null, '{ needed }');
  expect(error).toMatchObject({ message: 'Something went wrong.', path: ['needed'] });
});

test('reports an unreachable database as SERVICE_UNAVAILABLE without its address', async () => {
  const { error } = await answerOf(
    failWith(Object.assign(new Error('connect 10.0.0.7:5432'), { code: 'ECONNREFUSED' })),
  );
  expect(error.extensions).toEqual({ code: 'SERVICE_UNAVAILABLE' });
  expect(error.message).not.toMatch(/10\.0\.0\.7|connect/);
});

const RATE =
  'query ($input: RateInput!, $tags: [Int!], $line1: Int) { rate(input: $input, tags: $tags, line1: $line1) }';
const FINE = { rating: 5, name: 'A' };

test.each([
  ['a variable that is missing', {}, 'input'],
  ['a variable of the wrong kind', { input: 's3cret' }, 'input'],
  ['a variable whose name ends in a number', { input: FINE, line1: 's3cret' }, 'line1'],
  ['a field of the wrong kind', { input: { ...FINE, rating: 's3cret' } }, 'rating'],
  ['a field that is missing', { input: { rating: 5 } }, 'name'],
  ['a field that is null', { input: { ...FINE, name: null } }, 'name'],
  ['an item of a list', { input: FINE, tags: [1, 's3cret'] }, 'tags'],
  ['a field within a list', { input: { ...FINE, lines: [{ amount: 's3cret' }] } }, 'amount'],
  [
    'a field whose name ends in a number',
    { input: { ...FINE, lines: [{ amount: 1, address2: 's3cret' }] } },
    'address2',
  ],
  [
    'a value that imitates the path of another field',
    { input: { ...FINE, rating: '1" at "input.password"; s3cret' } },
    'rating',
  ],
])('names the field in plain words for %s', async (_name, variables, field) => {
  const { error, logs } = await answerOf(() => 'done', RATE, variables);
  expect(error.message).not.toMatch(/\$|Variable|Int|RateInput|s3cret|String/);
  expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: error.message } });
  expect(error.message).toContain(field);
  expect(logs).toBe('');
});

test('refuses at once a value built to make the regular expression slow', async () => {
  const name = ` at "${'[1]'.repeat(30_000)}x"; `;
  const startedAt = performance.now();
  const { error } = await answerOf(() => 'done', RATE, { input: FINE, line1: { [name]: 1 } });
  expect(performance.now() - startedAt).toBeLessThan(500);
  expect(error.extensions?.['code']).toBe('BAD_USER_INPUT');
  expect(error.message.length).toBeLessThan(200);
});

test('refuses an unknown input field without echoing its value', async () => {
  const { error } = await answerOf(() => 'done', RATE, { input: { ...FINE, isAdmin: 's3cret' } });
  expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(error.message).not.toMatch(/\$|s3cret|RateInput/);
});

test('maps codes to a status, with Retry-After for 503 and WWW-Authenticate for 401', () => {
  expect(httpOf('SERVICE_UNAVAILABLE')).toMatchObject({
    status: 503,
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  });
  expect(httpOf('UNAUTHENTICATED')).toEqual({ status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
  expect(httpOf('BAD_USER_INPUT')).toEqual({ status: 400, headers: {} });
});
