import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { afterEach, expect, test, vi } from 'vitest';
import { DISK_FULL_MS, DiskSpace, isDatabaseUnavailable, temporaryFailure } from './availability';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a reset connection', withCode('ECONNRESET')],
  ['a broken pipe', withCode('EPIPE')],
  ['a connection that times out', withCode('ETIMEDOUT')],
  ['an unknown host', withCode('ENOTFOUND')],
  ['an unreachable name server', withCode('EAI_AGAIN')],
  ['an unreachable host', withCode('EHOSTUNREACH')],
  ['an unreachable network', withCode('ENETUNREACH')],
  ['an SQL connection failure', withCode('08006')],
  ['a shutdown by the administrator', withCode('57P01')],
  ['a shutdown after a crash', withCode('57P02')],
  ['a database that is starting up', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['too little memory', withCode('53200')],
  ['a limit of the configuration', withCode('53400')],
  ['a terminated connection', new Error('Connection terminated unexpectedly')],
  ['a pool that timed out waiting for a connection', new Error('timeout exceeded when trying to connect')],
  [
    'a client whose connection has failed',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a connection that was lost within a transaction', new QueryRunnerAlreadyReleasedError()],
  [
    'a host that refused connections on every address',
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  ],
  ['an error with such a cause', new Error('outer', { cause: withCode('57P01') })],
  ['an answer that the driver no longer waits for', new Error('Query read timeout')],
  ['a query that failed for such a reason', new QueryFailedError('select 1', [], withCode('57P01'))],
  [
    'an error with such a cause two levels down',
    new Error('a', { cause: new Error('b', { cause: withCode('ECONNRESET') }) }),
  ],
])('%s means that the database is unavailable', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
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
  ['a code that only starts like one of these', withCode('080061')],
  ['an object that is not an Error', { code: 'ECONNREFUSED' }],
  ['a string', 'ECONNREFUSED'],
  ['undefined', undefined],
  ['null', null],
])('%s does not mean that the database is unavailable', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test.each([
  ['a cancelled statement', withCode('57014')],
  ['a lock that was not available', new QueryFailedError('update', [], withCode('55P03'))],
  ['a transaction that was ended because it was idle', withCode('25P03')],
  ['an error with such a cause', new Error('outer', { cause: withCode('57014') })],
])('%s is a timeout', (_name, error) => {
  expect(temporaryFailure(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', reason: 'TIMED_OUT' });
});

test('an unavailable database has no reason, and other errors are not temporary', () => {
  expect(temporaryFailure(withCode('ECONNREFUSED'))).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    reason: undefined,
  });
  for (const error of [withCode('23505'), new Error('x'), 'x', undefined])
    expect(temporaryFailure(error)).toBeUndefined();
});

afterEach(() => vi.useRealTimers());

test.each([
  ['the driver', withCode('53100')],
  ['a query', new QueryFailedError('insert', [], withCode('53100'))],
  ['a cause', new Error('outer', { cause: withCode('53100') })],
])('an error of %s that the disk is full is remembered for a while', (_name, error) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const disk = new DiskSpace();
  disk.note(withCode('53200'));
  expect(disk.isFull).toBe(false);
  disk.note(error);
  expect(disk.isFull).toBe(true);
  vi.advanceTimersByTime(DISK_FULL_MS);
  expect(disk.isFull).toBe(false);
});
