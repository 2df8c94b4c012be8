/** No text that PostgreSQL cannot store leads to an internal error, whichever argument it is given for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#common/messages';
import type { Browser } from '#server/test/browser';
import { startHarness, type Harness } from '#server/test/harness';
import { signedIn } from '#server/test/order-calls';
import { callsWithText } from './testing/text-arguments';

const NUL = 'a\0';
const HALF_PAIR = '\ud800';

let harness: Harness;
let admin: Browser;
beforeAll(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
});
afterAll(() => harness.stop());

test.each([
  ['a NUL character', NUL],
  ['half of a surrogate pair', HALF_PAIR],
])('%s is refused in every text of every operation, with its field', async (_name, text) => {
  const calls = await callsWithText(text);
  expect(calls.length).toBeGreaterThan(100);
  for (const { query, variables, path } of calls) {
    const { errors } = await admin.gql(query, variables);
    const { code, fields } = errors[0]?.extensions ?? {};
    const refused = path[0] === 'input' ? path.slice(1) : path;
    expect({ query, code, fields }).toMatchObject({
      query,
      code: 'BAD_USER_INPUT',
      fields: [{ path: refused, reason: 'INVALID_CHARACTERS', message: messages.controlCharacters }],
    });
  }
});

test('a NUL character is refused in literals, in arguments of fields, and over REST', async () => {
  for (const query of [
    '{ members(filter: { planNames: ["\\u0000"] }) { nodes { id } } }',
    '{ me { user { orders(after: "\\u0000") { nodes { id } } } } }',
  ])
    expect((await admin.gql(query)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  for (const [method, path, body] of [
    ['GET', '/api/user/admin/users?search=%00'],
    ['GET', '/articles?after=%00'],
    ['GET', '/get-user-details/%00'],
    ['GET', '/api/user/admin/users/%00/progress'],
    ['GET', '/api/user/verify-email/%00?email=%00'],
    ['POST', '/api/user/signIn', { email: '\0', password: '\0' }],
    ['POST', '/api/reviews', { name: 'A\0', comment: '\0', rating: 5 }],
  ] as const)
    expect([path, (await admin.rest(method, path, body)).status]).toEqual([path, 400]);
  expect((await harness.fetch('/our-blog?search=%00')).status).toBe(302);
  expect((await harness.fetch('/dev/mailbox?to=%00')).status).toBe(200);
});
