import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express, { type Request, type Response } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../lib/limits';
import { createLogger } from '../lib/logger';
import { restRefusal } from '../test/refusals';
import { jsonBody } from './endpoint-middleware';
import { errorHandler, sendFailure } from './failures';
import { withRequest } from '../lib/current-request';
import { logRequest } from './request-log';

const BODY_BYTES_MAX = DEFAULT_LIMITS.requests.bodyBytes;
const logs: string[] = [];
let server: Server;
/** A REST endpoint that takes a JSON body, and one endpoint for each kind of failure. */
beforeAll(async () => {
  const logger = createLogger('info', { write: (line: string) => void logs.push(line) });
  const app = express();
  app.use((req, res, next) => {
    const request = logRequest(req, res, { logger, addressOf: () => '' });
    res.set('X-Request-Id', request.requestId);
    withRequest(request, next);
  });
  app.post(
    '/api/echo',
    jsonBody(BODY_BYTES_MAX),
    (req: Request, res: Response) => void res.json({ body: req.body as unknown }),
  );
  app.get('/api/refused', (req, res) => {
    sendFailure(req, res, {
      code: 'BAD_USER_INPUT',
      message: 'Check this.',
      errors: [{ field: 'rating', reason: 'TOO_LARGE', message: 'From 1 to 5.' }],
    });
  });
  app.get('/api/unauthenticated', (req, res) =>
    sendFailure(req, res, { code: 'UNAUTHENTICATED', message: 'Please log in.' }),
  );
  app.get('/api/broken', () => Promise.reject(new Error('select secret from users at /srv/bhor.ts:1:2')));
  app.get('/api/down', () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })));
  app.get('/api/half', (_req, res) => {
    res.write('{"half":');
    throw new Error('too late for another answer');
  });
  app.use(errorHandler(logger));
  server = createServer((req, res) => void app(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const call = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

const JSON_TYPE = { 'content-type': 'application/json' };

test.each([
  ['broken JSON', '{"name":', JSON_TYPE, 400, 'BAD_REQUEST'],
  ['a bare value', 'null', JSON_TYPE, 400, 'BAD_REQUEST'],
  [
    'a form',
    'name=x',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'another charset',
    '{}',
    { 'content-type': 'application/json; charset=latin1' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'an unknown compression',
    '{}',
    { ...JSON_TYPE, 'content-encoding': 'zip' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a broken compression', '{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }, 400, 'BAD_REQUEST'],
  ['more than 100 kB', JSON.stringify('x'.repeat(BODY_BYTES_MAX)), JSON_TYPE, 413, 'PAYLOAD_TOO_LARGE'],
])('refuses a REST body: %s', async (_name, body, headers, status, code) => {
  const refusal = await restRefusal(await call('/api/echo', { method: 'POST', body, headers }));
  expect(refusal).toMatchObject({ status, code });
  expect(refusal.headers.get('cache-control')).toBe('no-store');
});

test('parses a REST body, compressed or not, and accepts a missing one', async () => {
  const body = '{"name":"Ā","__proto__":{"isAdmin":true}}';
  for (const sent of [body, gzipSync(body)]) {
    const headers = { ...JSON_TYPE, ...(sent === body ? {} : { 'content-encoding': 'gzip' }) };
    const answer = await call('/api/echo', { method: 'POST', body: sent, headers });
    expect(await answer.text()).toBe(`{"body":${body}}`);
  }
  expect(await (await call('/api/echo', { method: 'POST' })).json()).toEqual({});
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test('lists the messages of invalid fields by field', async () => {
  const refusal = await restRefusal(await call('/api/refused'));
  expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'rating', message: 'From 1 to 5.' }] });
});

test.each(['application/problem+json', 'application/json, application/problem+json;q=0.5'])(
  'sends problem details to clients that accept %s',
  async (accept) => {
    const answer = await call('/api/refused', { headers: { accept } });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const requestId = answer.headers.get('x-request-id');
    expect(await answer.json()).toEqual({
      ...{ type: 'about:blank', title: 'Bad Request', status: 400, detail: 'Check this.' },
      ...{ code: 'BAD_USER_INPUT', requestId },
      errors: [{ field: 'rating', reason: 'TOO_LARGE', message: 'From 1 to 5.' }],
    });
  },
);

test.each(['*/*', 'application/*', 'application/problem+json;q=0'])(
  'sends the documented body to clients that accept %s',
  async (accept) => {
    const answer = await call('/api/refused', { headers: { accept } });
    const errors = [{ field: 'rating', message: 'From 1 to 5.' }];
    expect(await answer.json()).toEqual({ code: 'BAD_USER_INPUT', message: 'Check this.', errors });
  },
);

test('answers 401 with WWW-Authenticate: Bearer', async () => {
  const refusal = await restRefusal(await call('/api/unauthenticated'));
  expect(refusal.status).toBe(401);
  expect(refusal.headers.get('www-authenticate')).toBe('Bearer');
});

test('masks an unexpected error and logs it with the request id', async () => {
  const answer = await call('/api/broken', { headers: { 'x-request-id': 'request-broken' } });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: 'Something went wrong.', code: 'INTERNAL_SERVER_ERROR' });
  const line = logs.find((text) => text.includes('unexpected error'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId: 'request-broken', err: { type: 'Error' } });
});

test('answers 503 with Retry-After when the database is unreachable', async () => {
  const answer = await call('/api/down');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

test('aborts a response that fails half-way, so that clients notice that it is incomplete', async () => {
  await expect(call('/api/half').then((answer) => answer.text())).rejects.toThrow();
});
