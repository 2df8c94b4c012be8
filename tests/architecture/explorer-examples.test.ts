import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from '../../client/developers/explorer/examples';
import { programOf } from '../../server/test/api-key-calls';
import { Browser } from '../../server/test/browser';
import { startHarness, type Harness } from '../../server/test/harness';
import { signedIn } from '../../server/test/order-calls';

let harness: Harness;
let admin: Browser;
beforeAll(async () => {
  harness = await startHarness();
  admin = (await signedIn(harness, 'admin')).browser;
});
afterAll(() => harness.stop());

/** The caller has exactly the permissions that the example names. */
async function callerOf({ access, permissions, title }: (typeof EXAMPLES)[number]): Promise<Browser> {
  if (access === 'session') return admin;
  if (access === 'public') return new Browser(harness);
  const wanted = { name: title, permissions: permissions ?? ['members:read-any'] };
  return (await programOf(harness, admin, wanted)).client;
}

test.each(EXAMPLES)('the example "$title" of the explorer runs', async (example) => {
  const caller = await callerOf(example);
  const { status, data, errors } = await caller.gql(example.query, example.variables);
  expect([status, errors]).toEqual([200, []]);
  expect(Object.values(data ?? {})).not.toContain(null);
});

test('an example that is not public is refused to strangers', async () => {
  for (const { access, query, variables, title } of EXAMPLES) {
    const { errors } = await new Browser(harness).gql(query, variables);
    expect(errors.length > 0, title).toBe(access !== 'public');
  }
});
