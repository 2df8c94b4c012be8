/** An OTP has five attempts and belongs to an address, whatever happens at the same time. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import {
  codeTo,
  differentCode,
  expireRateLimit,
  FORGOT,
  invalid,
  refusalOf,
  requestCode,
  VERIFY_OTP,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { eventually } from '../../test/eventually';
import { createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { PasswordReset } from './password-reset.entity';

const EMAIL = 'asha@example.com';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  await createUser(harness.dataSource, { email: EMAIL });
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const tryCode = (otp: string) => browser.gql(VERIFY_OTP, { input: { email: EMAIL, otp } });

const IS_WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
const waits = () =>
  eventually(async () => expect(await harness.dataSource.query(IS_WAITING)).toHaveLength(1));

/** Runs the work while the count of attempts is locked and something waits for it. */
async function whileCounting<T>(start: () => Promise<T>, work: () => Promise<unknown>) {
  const { dataSource } = harness;
  const { answer } = await dataSource.transaction(async (manager) => {
    await manager.query(`select 1 from rate_limits where key like 'otpTries:%' for update`);
    const waiting = start();
    await waits();
    await work();
    return { answer: waiting };
  });
  return answer;
}

test('a new code exists only once the attempts on the old one are forgotten', async () => {
  const old = await requestCode(harness, browser, EMAIL);
  await tryCode(differentCode(old));
  await expireRateLimit(harness, 'otpSendPause');
  await browser.gql(FORGOT, { email: EMAIL });
  const resets = harness.dataSource.getRepository(PasswordReset);
  const before = await resets.find();
  const sent = await whileCounting(
    () => codeTo(harness, EMAIL),
    async () => expect(await resets.find()).toEqual(before),
  );
  expect((await tryCode(sent)).status).toBe(200);
});

test('an attempt is not made on a code that comes while it is counted', async () => {
  const code = await requestCode(harness, browser, EMAIL);
  await tryCode(differentCode(code));
  const resets = harness.dataSource.getRepository(PasswordReset);
  const [reset] = await resets.find();
  await resets.delete({ id: reset!.id });
  const answer = await whileCounting(
    () => tryCode(code),
    () => resets.insert(reset!),
  );
  expect(refusalOf(answer)).toEqual(invalid(authMessages.otpInvalid, 'otp'));
  expect((await tryCode(code)).status).toBe(200);
});

test('no code is sent to an address that the account loses at the same time', async () => {
  const { dataSource } = harness;
  await browser.gql(FORGOT, { email: EMAIL });
  const { sent } = await dataSource.transaction(async (manager) => {
    await manager.query(`update users set email = 'new@example.com'`);
    await manager.query('delete from password_resets');
    const sending = harness.runDueJobs();
    await waits();
    return { sent: sending };
  });
  await sent;
  expect(await dataSource.getRepository(PasswordReset).find()).toEqual([]);
  expect(await harness.mailTo(EMAIL)).toEqual([]);
});
