import { buildSchema, GraphQLError, parse, type GraphQLFieldResolver } from 'graphql';
import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '#common/error-codes';
import { AppError, Conflict, invalidField, Unauthenticated } from '../lib/errors';
import { createLogger } from '../lib/logger';
import { withRequest } from '../lib/current-request';
import { testContext } from '../test/test-context';
import { createEndpoint } from './endpoint';
import { httpOf } from './format-error';
import { executeInProcess } from './in-process';

const SDL = 'type Query { answer: String, needed: String! }';

/** Runs one operation against a public schema in which every field has the given resolver. */
async function answerOf(resolve: GraphQLFieldResolver<unknown, unknown>, query = '{ answer }') {
  const schema = buildSchema(SDL);
  for (const field of Object.values(schema.getQueryType()!.getFields()))
    Object.assign(field, { resolve, extensions: { isPublic: true } });
  const logs: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void logs.push(line) });
  const apollo = await createEndpoint(schema, { publishesSchema: true });
  const context = testContext({ logger });
  const { errors } = await executeInProcess(apollo, { document: parse(query), variables: {}, context });
  return { error: errors[0]!, logs: logs.join('') };
}

const failWith = (error: unknown) => () => {
  throw error;
};

const REQUEST_ID = 'request-1';

/** The same as part of a request. */
const answerInRequest = (resolve: GraphQLFieldResolver<unknown, unknown>) =>
  new Promise<Awaited<ReturnType<typeof answerOf>>>((done, fail) =>
    withRequest({ requestId: REQUEST_ID }, () => void answerOf(resolve).then(done, fail)),
  );

test('passes an AppError through with message, code, reason and fields, and does not log it', async () => {
  const fields = [{ path: ['phone'], reason: 'TAKEN', message: 'Taken.' }] as const;
  const { error, logs } = await answerInRequest(failWith(new Conflict('PHONE_TAKEN', 'Taken.', fields)));
  expect(error).toMatchObject({ message: 'Taken.', path: ['answer'] });
  expect(error.extensions).toEqual({
    code: 'CONFLICT',
    reason: 'PHONE_TAKEN',
    fields,
    requestId: REQUEST_ID,
  });
  expect(logs).toBe('');
});

test('the message of an invalid field is that of the whole error', async () => {
  const { error } = await answerOf(failWith(invalidField('rating', 'TOO_LARGE', 'From 1 to 5.')));
  expect(error.message).toBe('From 1 to 5.');
  expect(error.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: [{ path: ['rating'], reason: 'TOO_LARGE', message: 'From 1 to 5.' }],
  });
});

test('omits reason and fields when an AppError has none', async () => {
  const { error } = await answerInRequest(failWith(new Unauthenticated()));
  expect(error.extensions).toEqual({ code: 'UNAUTHENTICATED', requestId: REQUEST_ID });
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
])('masks %s and logs it with the request id', async (_name, thrown) => {
  const { error, logs } = await answerInRequest(failWith(thrown));
  expect(error.message).toBe('Something went wrong.');
  expect(error.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', requestId: REQUEST_ID });
  expect(JSON.stringify(error)).not.toMatch(/secret|select|stack|\.ts/);
  expect(JSON.parse(logs)).toMatchObject({ msg: 'unexpected error in an operation', requestId: REQUEST_ID });
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

test('maps codes to a status, with Retry-After for 503 and WWW-Authenticate for 401', () => {
  expect(httpOf('SERVICE_UNAVAILABLE')).toMatchObject({
    status: 503,
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  });
  expect(httpOf('UNAUTHENTICATED')).toEqual({ status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
  expect(httpOf('BAD_USER_INPUT')).toEqual({ status: 400, headers: {} });
});
