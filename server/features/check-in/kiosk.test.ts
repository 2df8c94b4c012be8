/** Members check in by themselves at a device that staff have turned into a kiosk. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACCESS_TOKEN_LIFE_MS, CLOCK_SKEW_MS } from '#common/auth/lifetimes';
import { WRONG_CODES_MAX } from '#common/check-in/limits';
import { HOUR_MS, MINUTE_MS } from '#common/time';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { checkIn, givePass, issueCodes } from '../../test/check-in-calls';
import { eventually } from '../../test/eventually';
import { createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { Activity } from '../activity/activity.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import { User } from '../accounts/user.entity';

const START = 'mutation { startKiosk { token } }';
const END = 'mutation ($input: EndKioskInput!) { endKiosk(input: $input) { token } }';
const RENEW = 'mutation { renewSession { token } }';
const CHECK_IN = `mutation ($input: KioskCheckInInput!) { kioskCheckIn(input: $input) { outcome firstName } }`;
const ME = '{ me { user { id email } } }';

let harness: Harness;
let staff: UserWithEmail;
let member: UserWithEmail;
let phone: Browser;
let kiosk: Browser;
beforeEach(async () => {
  harness = await startHarness();
  staff = await createUser(harness.dataSource, { role: 'front_desk' });
  member = await createUser(harness.dataSource, { name: 'Asha Rao' });
  phone = await signedInAs(member);
  await givePass(harness, member.id);
  kiosk = await signedInAs(staff);
  await take(kiosk, START);
});
afterEach(() => harness.stop());

async function signedInAs({ email }: UserWithEmail): Promise<Browser> {
  const browser = new Browser(harness);
  await browser.signIn(email, PASSWORD);
  return browser;
}

/** Calls a mutation that starts or renews a session, and keeps its token. */
async function take(browser: Browser, document: string, input?: object): Promise<number> {
  const { status, data } = await browser.gql(document, { input });
  const [answer] = Object.values(data ?? {}) as ({ token: string } | null)[];
  const token = answer?.token;
  if (token) browser.token = token;
  return status;
}

const arrive = (code: string, requestKey: string = randomUUID()) =>
  kiosk.gql(CHECK_IN, { input: { code, requestKey } });
const answerTo = async (code: string, requestKey?: string) =>
  (await arrive(code, requestKey)).data?.['kioskCheckIn'];
const visits = () => harness.dataSource.getRepository(Activity).count();

test('a member checks in with a code and is greeted by the first name', async () => {
  const [{ digits }] = await issueCodes(phone);
  const requestKey = randomUUID();
  const answer = { outcome: 'RECORDED', firstName: 'Asha' };
  expect(await answerTo(digits, requestKey)).toEqual(answer);
  expect(await answerTo(digits, requestKey)).toEqual(answer);
  expect(await visits()).toBe(1);
  expect(
    await harness.dataSource.getRepository(JournalEntry).findBy({ type: 'activity.recorded' }),
  ).toMatchObject([{ memberId: member.id, actorId: staff.id }]);
});

test('a second visit within two hours is not recorded', async () => {
  const [first] = await issueCodes(phone);
  await arrive(first.text);
  harness.clock.ms += MINUTE_MS;
  const [second] = await issueCodes(phone);
  expect(await answerTo(second.text)).toEqual({ outcome: 'RECENTLY_VISITED', firstName: 'Asha' });
  expect(await visits()).toBe(1);
});

test('a member without an active pass is sent to the front desk, without name or reason', async () => {
  const guest = await createUser(harness.dataSource);
  const [{ text }] = await issueCodes(await signedInAs(guest));
  expect(await answerTo(text)).toEqual({ outcome: 'SEE_FRONT_DESK', firstName: null });
  expect(await visits()).toBe(0);
});

test('used and old codes are refused, and wrong ones make the kiosk pause', async () => {
  const [code] = await issueCodes(phone);
  await arrive(code.text);
  expect((await arrive(code.text)).errors[0]?.extensions.reason).toBe('CODE_USED');
  const [, next] = await issueCodes(phone);
  harness.clock.ms += 3 * MINUTE_MS;
  expect((await arrive(next!.text)).errors[0]?.extensions.reason).toBe('CODE_EXPIRED');
  for (let tries = 0; tries < WRONG_CODES_MAX; tries += 1) expect((await arrive('B1WRONG')).status).toBe(400);
  expect((await arrive('B1WRONG')).status).toBe(429);
});

test('a kiosk can do nothing else, and the session of the staff member has ended', async () => {
  const refused = { status: 403, code: 'FORBIDDEN' };
  expect(refusalOf(await kiosk.gql(ME))).toMatchObject(refused);
  expect(refusalOf(await kiosk.gql(START))).toMatchObject(refused);
  expect(refusalOf(await checkIn(kiosk, { memberId: member.id }))).toMatchObject(refused);
  expect(refusalOf(await kiosk.gql('mutation { signOutEverywhere { message } }'))).toMatchObject(refused);
  expect((await kiosk.rest('GET', '/api/user/profile')).status).toBe(403);
  const desk = await signedInAs(staff);
  const earlier = desk.token;
  await take(desk, START);
  desk.token = earlier;
  expect((await desk.gql(ME)).status).toBe(401);
});

test('only kiosks can call the operations of kiosks', async () => {
  const [{ digits: code }] = await issueCodes(phone);
  const input = { code, requestKey: randomUUID() };
  for (const browser of [await signedInAs(staff), phone])
    expect(refusalOf(await browser.gql(CHECK_IN, { input }))).toMatchObject({ status: 403 });
  expect((await new Browser(harness).gql(CHECK_IN, { input })).status).toBe(401);
});

test('the session of a kiosk is renewed as one of a kiosk', async () => {
  harness.clock.ms += ACCESS_TOKEN_LIFE_MS + CLOCK_SKEW_MS + 1000;
  expect((await kiosk.gql(ME)).status).toBe(401);
  expect(await take(kiosk, RENEW)).toBe(200);
  expect((await kiosk.gql(ME)).status).toBe(403);
  phone = await signedInAs(member);
  const [{ text }] = await issueCodes(phone);
  expect(await answerTo(text)).toMatchObject({ outcome: 'RECORDED' });
});

test('only the log-in of a staff member ends a kiosk', async () => {
  const earlier = kiosk.token!;
  const credentials = ({ email: login }: UserWithEmail, password = PASSWORD) => ({ login, password });
  expect(await take(kiosk, END, credentials(member))).toBe(401);
  expect(await take(kiosk, END, credentials(staff, 'Another-password-1'))).toBe(401);
  const [{ text }] = await issueCodes(phone);
  expect(await answerTo(text)).toMatchObject({ outcome: 'RECORDED' });
  expect(await take(kiosk, END, credentials(staff))).toBe(200);
  expect((await kiosk.gql(ME)).data).toMatchObject({ me: { user: { id: staff.id } } });
  kiosk.token = earlier;
  expect((await arrive(text)).status).toBe(401);
});

test('a kiosk ends with the role or the sessions of the staff member who started it', async () => {
  const users = harness.dataSource.getRepository(User);
  await users.update(staff.id, { role: 'user' });
  expect((await arrive('123456')).status).toBe(401);
  await users.update(staff.id, { role: 'front_desk' });
  harness.clock.ms += HOUR_MS / 60;
  await (await signedInAs(staff)).gql('mutation { signOutEverywhere { message } }');
  expect((await arrive('123456')).status).toBe(401);
  expect(await take(kiosk, RENEW)).toBe(401);
});

test('a session that ends while its kiosk is started becomes none', async () => {
  const { dataSource } = harness;
  const device = await signedInAs(staff);
  const isWaiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const { status } = await dataSource.transaction(async (manager) => {
    await manager.query('select 1 from users where id = $1 for no key update', [staff.id]);
    await manager.query('update sessions set ended_at = now() where user_id = $1', [staff.id]);
    const starting = take(device, START);
    await eventually(async () => expect(await dataSource.query(isWaiting)).toHaveLength(1));
    return { status: starting };
  });
  expect(await status).toBe(401);
  const open = 'select 1 from sessions where user_id = $1 and ended_at is null';
  expect(await dataSource.query(open, [staff.id])).toEqual([]);
});
