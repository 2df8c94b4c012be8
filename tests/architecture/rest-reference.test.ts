import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callGroups } from '../../client/developers/api-docs/described-calls';
import { REST_ROUTES } from '../../server/composition/parts';
import { openApiDocument } from '../../server/composition/rest/openapi/document';
import { getSchema } from '../../server/composition/schema';
import { startHarness, type Harness } from '../../server/test/harness';
import { signedIn } from '../../server/test/order-calls';

const run = promisify(execFile);

/** Calls that need a secret of their own, such as an OTP, the token of a mail or a cookie. */
const NEED_SECRET = [
  'verifyEmail 400',
  'signIn 401',
  'renewSession 401',
  'verifyOtp 400',
  'resetPassword 400',
  'completeSignIn 400',
  'updateProfile 400',
];

let harness: Harness;
let token: string;
beforeAll(async () => {
  harness = await startHarness();
  token = (await signedIn(harness, 'admin')).browser.token!;
});
afterAll(() => harness.stop());

const described = async () =>
  openApiDocument({ routes: REST_ROUTES, schema: await getSchema(), publicUrl: harness.address });

/** The status of the example, which is run as a person would paste it. */
async function statusOf(curl: string): Promise<number> {
  const env = { ...process.env, TOKEN: token, BHOR_KEY: token };
  const { stdout } = await run('sh', ['-c', `${curl} -o /dev/null -w '%{http_code}'`], { env, cwd: '/tmp' });
  return Number(stdout);
}

test('every call is in one group, and its example is understood by the server', async () => {
  const api = await described();
  const calls = callGroups(api).flatMap((group) => group.calls);
  expect(calls).toHaveLength(REST_ROUTES.length);
  const refused: string[] = [];
  for (const { operationId, curl } of calls) {
    const status = await statusOf(curl);
    if (![200, 201, 404].includes(status)) refused.push(`${operationId} ${status}`);
  }
  expect(refused).toEqual(NEED_SECRET);
});

test('answers that several calls share are written out', async () => {
  const [group] = callGroups(await described());
  expect(group!.calls[0]!.answers.map(({ description }) => description)).not.toContain(undefined);
});
