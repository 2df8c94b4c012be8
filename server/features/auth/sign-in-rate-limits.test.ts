import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHANGE, refusalOf, expireRateLimit, RESET, resetTokenFor } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';

let harness: Harness;
let user: UserWithEmail;
beforeEach(async () => {
  harness = await startHarness();
  user = await createUser(harness.dataSource, { userName: 'asha', phone: '+919876543210' });
});
afterEach(() => harness.stop());

const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';
const at = (address: string) => new Browser(harness, { address });
const status = async (one: Browser, name = user.email, password = PASSWORD) =>
  refusalOf(await one.signIn(name, password)).status;

/** Makes this many wrong log-ins; returns the status of the last one. */
async function guess(one: Browser, times: number, name = user.email): Promise<number> {
  let last = 0;
  for (let n = 0; n < times; n++) last = await status(one, name, `Wrong-password-${n}`);
  return last;
}

test('after ten wrong log-ins to an account from one address the right password is refused too', async () => {
  const attacker = at(HOME);
  expect(await guess(attacker, 10)).toBe(401);
  const refused = await attacker.rest('POST', '/api/user/signIn', { email: user.email, password: PASSWORD });
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(800);
  expect(wait).toBeLessThanOrEqual(900);
  const answer = await attacker.gql(
    `mutation { signIn(input: { login: "${user.email}", password: "${PASSWORD}" }) { token } }`,
  );
  expect(answer.status).toBe(429);
  expect(answer.errors[0]?.extensions).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: expect.any(Number) as number,
  });
});

test('attempts with all login names of an account are counted together', async () => {
  const attacker = at(HOME);
  await guess(attacker, 4);
  await guess(attacker, 3, 'ASHA');
  await guess(attacker, 3, '98765 43210');
  for (const name of [user.email, 'asha', '+919876543210']) expect(await status(attacker, name)).toBe(429);
});

test('a document with many log-ins is refused as too complex and counts no attempt', async () => {
  const input = (n: number) => `{ login: "${user.email}", password: "Wrong-password-${n}" }`;
  const tries = Array.from({ length: 12 }, (_, n) => `t${n}: signIn(input: ${input(n)}) { token }`);
  const { errors } = await at(HOME).gql(`mutation { ${tries.join(' ')} }`);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['QUERY_TOO_COMPLEX']);
  expect(await pointsOf('logInPerAccountAndAddress')).toBe(0);
});

test('log-ins to an unknown account are limited in the same way', async () => {
  const attacker = at(HOME);
  expect(await guess(attacker, 10, 'nobody@example.com')).toBe(401);
  expect(await status(attacker, 'Nobody@example.com')).toBe(429);
  expect(await status(attacker)).toBe(200);
});

test('the owner can still log in from another address', async () => {
  await guess(at(HOME), 12);
  expect(await status(at(ELSEWHERE))).toBe(200);
});

test('a known device is not locked out by others on the same network', async () => {
  const owner = at(HOME);
  await status(owner);
  const attacker = at(HOME);
  await guess(attacker, 12);
  expect(await status(attacker)).toBe(429);
  expect(await status(owner)).toBe(200);
  owner.cookies.delete('bhor_device');
  expect(await status(owner)).toBe(429);
});

test('a known device may not guess more often than another', async () => {
  const thief = at(HOME);
  await status(thief);
  expect(await guess(thief, 10)).toBe(401);
  expect(await status(thief)).toBe(429);
});

test('the known devices of an account are limited together for a day, until its password is reset', async () => {
  const busy = await startHarness(undefined, { rateLimitScale: 0.1 });
  const { email } = await createUser(busy.dataSource);
  const devices = Array.from({ length: 11 }, (_, n) => new Browser(busy, { address: `198.51.100.${n}` }));
  for (const device of devices) await device.signIn(email, PASSWORD);
  const statuses: number[] = [];
  for (const device of devices) statuses.push((await device.signIn(email, 'Wrong-password-1')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);

  const owner = new Browser(busy);
  const resetToken = await resetTokenFor(busy, owner, email);
  const password = 'A-new-password-2026';
  await owner.gql(RESET, { input: { resetToken, password } });
  expect((await owner.signIn(email, password)).status).toBe(200);
  await busy.stop();
});

test.each(['changed', 'reset'])('a device is known only until the password is %s on another', async (how) => {
  const thief = at(HOME);
  await status(thief);
  const owner = at(ELSEWHERE);
  const newPassword = 'A-new-password-2026';
  if (how === 'changed') {
    await status(owner);
    await owner.gql(CHANGE, { input: { currentPassword: PASSWORD, newPassword } });
  } else {
    const resetToken = await resetTokenFor(harness, owner, user.email);
    await owner.gql(RESET, { input: { resetToken, password: newPassword } });
  }
  await guess(thief, 1);
  await guess(at(HOME), 9);
  expect(await status(thief)).toBe(429);
  await guess(at(ELSEWHERE), 10);
  expect(await status(owner, user.email, newPassword)).toBe(200);
});

test('a forged device cookie, or that of another account, is ignored', async () => {
  const neighbour = await createUser(harness.dataSource);
  const attacker = at(HOME);
  await status(attacker, neighbour.email);
  const own = attacker.cookies.get('bhor_device')!.value;
  await guess(attacker, 10);
  const [device = '', hash = ''] = own.split('.');
  for (const value of [
    own,
    'device.',
    `${device}.${hash.slice(0, 10)}`,
    `${device}.${hash}.${hash}`,
    '.',
    hash,
  ]) {
    attacker.cookies.set('bhor_device', { value, attributes: '' });
    expect(await status(attacker), value).toBe(429);
  }
});

test('the device cookie is inaccessible to scripts, lasts a year and stays the same at each log-in', async () => {
  const owner = at(HOME);
  await status(owner);
  const { value, attributes } = owner.cookies.get('bhor_device')!;
  expect(attributes).toMatch(/HttpOnly/);
  expect(attributes).toMatch(/SameSite=Strict/);
  expect(attributes).toMatch(/Max-Age=31536000/);
  await status(owner);
  expect(owner.cookies.get('bhor_device')?.value).toBe(value);
  expect(value).not.toContain(user.id);
});

test('a wrong log-in sets no device cookie', async () => {
  const attacker = at(HOME);
  await guess(attacker, 1);
  expect([...attacker.cookies.keys()]).toEqual([]);
});

const pointsOf = async (rule: string) => {
  const sql = 'select sum(points)::int as points from rate_limits where key like $1';
  const [row] = await harness.dataSource.query<{ points: number | null }[]>(sql, [`${rule}:%`]);
  return row?.points ?? 0;
};

test('a successful log-in resets only the count for the account and address', async () => {
  const owner = at(HOME);
  await guess(owner, 9);
  expect(await status(owner)).toBe(200);
  expect(await pointsOf('logInPerAccountAndAddress')).toBe(0);
  expect(await pointsOf('logInPerAddress')).toBe(9);
  expect(await pointsOf('logInPerAccount')).toBe(9);
  const stranger = at(HOME);
  expect(await guess(stranger, 10)).toBe(401);
  expect(await status(stranger)).toBe(429);
});

test('successful log-ins from one address are not limited', async () => {
  const busy = await startHarness(undefined, { rateLimitScale: 0.04 });
  for (let n = 0; n < 6; n++) {
    const { email } = await createUser(busy.dataSource);
    expect(refusalOf(await new Browser(busy).signIn(email, PASSWORD)).status).toBe(200);
  }
  await busy.stop();
});

test('a user can change the password ten times in an hour, each of which sends a mail', async () => {
  const owner = at(HOME);
  await status(owner);
  const passwords = [PASSWORD, 'A-new-password-2026'];
  const statuses: number[] = [];
  for (let n = 0; n <= 10; n++) {
    const [currentPassword, newPassword] = passwords;
    const answer = await owner.gql(CHANGE, { input: { currentPassword, newPassword } });
    statuses.push(refusalOf(answer).status);
    owner.token = (answer.data?.['changePassword'] as { token: string } | null)?.token;
    passwords.reverse();
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect(await harness.mailTo(user.email)).toHaveLength(10);
});

test('log-ins with the right password are limited for each account, and count as no wrong ones', async () => {
  const narrow = await startHarness(undefined, { rateLimitScale: 0.015 });
  const [one, other] = [await createUser(narrow.dataSource), await createUser(narrow.dataSource)];
  const browser = new Browser(narrow);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) {
    browser.cookies.clear();
    statuses.push(refusalOf(await browser.signIn(one.email, PASSWORD)).status);
  }
  expect(statuses).toEqual([...Array<number>(15).fill(200), ...Array<number>(6).fill(429)]);
  expect(refusalOf(await browser.signIn(other.email, PASSWORD)).status).toBe(200);
  await narrow.stop();
});

test('log-ins are possible again once the limit has expired', async () => {
  const owner = at(HOME);
  await guess(owner, 11);
  expect(await status(owner)).toBe(429);
  await expireRateLimit(harness, 'logInPerAccountAndAddress');
  expect(await status(owner)).toBe(200);
});

test('one address cannot try one password on many accounts', async () => {
  const busy = await startHarness(undefined, { rateLimitScale: 0.1 });
  const spray = new Browser(busy);
  for (let n = 0; n < 5; n++) {
    expect(refusalOf(await spray.signIn(`user${n}@example.com`, PASSWORD)).status).toBe(401);
  }
  expect(refusalOf(await spray.signIn('user5@example.com', PASSWORD)).status).toBe(429);
  await busy.stop();
});

test('guesses from many addresses are limited for a day, while a known device can log in', async () => {
  const busy = await startHarness(undefined, { rateLimitScale: 0.1 });
  const { email } = await createUser(busy.dataSource);
  const owner = new Browser(busy);
  await owner.signIn(email, PASSWORD);
  for (let n = 0; n < 10; n++) {
    const bot = new Browser(busy, { address: `198.51.100.${n}` });
    expect(refusalOf(await bot.signIn(email, 'Wrong-password-1')).status).toBe(401);
  }
  const bot = new Browser(busy, { address: '198.51.100.99' });
  expect(refusalOf(await bot.signIn(email, PASSWORD)).status).toBe(429);
  expect(refusalOf(await owner.signIn(email, PASSWORD)).status).toBe(200);
  await busy.stop();
});

test('RATE_LIMIT_SCALE multiplies the allowed attempts', async () => {
  const wide = await startHarness(undefined, { rateLimitScale: 2 });
  const { email } = await createUser(wide.dataSource);
  const one = new Browser(wide);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) statuses.push(refusalOf(await one.signIn(email, 'Wrong-password-1')).status);
  expect(statuses.indexOf(429)).toBe(20);
  await wide.stop();
});

test('the table of rate limits contains no login names or network addresses', async () => {
  await guess(at(HOME), 1);
  const rows = JSON.stringify(await harness.dataSource.query('select * from rate_limits'));
  expect(rows).toContain('logInPerAddress');
  expect(rows).not.toContain(HOME);
  expect(rows).not.toContain('example.com');
  expect(rows).not.toContain(user.id);
});

test('all addresses of an IPv6 /56 network are limited together', async () => {
  const busy = await startHarness(undefined, { rateLimitScale: 0.1 });
  const from = (n: number) =>
    new Browser(busy, { address: `2001:db8:0:7${n.toString(16)}:${n.toString(16)}::1` });
  for (let n = 0; n < 5; n++) {
    expect(refusalOf(await from(n).signIn(`user${n}@example.com`, PASSWORD)).status).toBe(401);
  }
  expect(refusalOf(await from(5).signIn('user5@example.com', PASSWORD)).status).toBe(429);
  const neighbour = new Browser(busy, { address: '2001:db8:0:100::1' });
  expect(refusalOf(await neighbour.signIn('user5@example.com', PASSWORD)).status).toBe(401);
  await busy.stop();
});

test('all spellings of a phone number are counted together, with or without an account', async () => {
  for (const [address, digits] of [
    [HOME, '98765 43210'],
    [ELSEWHERE, '98765 00000'],
  ] as const) {
    const spellings = [digits, `+91 ${digits}`, `0${digits}`, digits.replace(' ', '-')];
    for (let n = 0; n < 10; n++) expect(await guess(at(address), 1, spellings[n % 4])).toBe(401);
    expect(await guess(at(address), 1, digits)).toBe(429);
  }
});
