import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './availability';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a reset connection', withCode('ECONNRESET')],
  ['a broken pipe', withCode('EPIPE')],
  ['a connection that times out', withCode('ETIMEDOUT')],
  ['an unknown host', withCode('ENOTFOUND')],
  ['a name server that is away', withCode('EAI_AGAIN')],
  ['an unreachable host', withCode('EHOSTUNREACH')],
  ['an unreachable network', withCode('ENETUNREACH')],
  ['a connection failure of SQL', withCode('08006')],
  ['a shutdown by the administrator', withCode('57P01')],
  ['a shutdown after a crash', withCode('57P02')],
  ['a database that is starting', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a pool that got no connection', new Error('timeout exceeded when trying to connect')],
  [
    'a client after its connection ended',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  [
    'every address of a host refused',
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  ],
  ['the cause of another error', new Error('outer', { cause: withCode('57P01') })],
  ['the reason of a failed query', new QueryFailedError('select 1', [], withCode('57P01'))],
  ['the cause of the cause', new Error('a', { cause: new Error('b', { cause: withCode('ECONNRESET') }) })],
])('%s means that the database is away', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a unique violation', new QueryFailedError('insert', [], withCode('23505'))],
  ['an unknown table', withCode('42P01')],
  ['a cancelled statement', withCode('57014')],
  ['a serialization failure', withCode('40001')],
  ['a wrong password', withCode('28P01')],
  ['an unknown database', withCode('3D000')],
  ['a missing file', withCode('ENOENT')],
  ['an error without a code', new Error('x')],
  ['an error whose code is a number', Object.assign(new Error('x'), { code: 8006 })],
  ['an aggregate of other errors', new AggregateError([withCode('23505')])],
  ['a code that only begins like one', withCode('080061')],
  ['no error at all', { code: 'ECONNREFUSED' }],
  ['a text', 'ECONNREFUSED'],
  ['nothing', undefined],
  ['null', null],
])('%s does not mean that the database is away', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
