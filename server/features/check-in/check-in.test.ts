/** Members check in with a code, or are checked in by the front desk. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CODE_STEP_MS, DIGITS_LIFE_MS, SECONDS_AGO_MAX, WRONG_CODES_MAX } from '#common/check-in/limits';
import { checkInMessages } from '#common/check-in/messages';
import { messages } from '#common/messages';
import { DAY_MS, MINUTE_MS } from '#common/time';
import { expireRateLimit, invalid, refusalOf } from '../../test/account-calls';
import { recordVisit } from '../../test/activity-calls';
import { Browser } from '../../test/browser';
import { checkIn, checkInOf, givePass, issueCodes } from '../../test/check-in-calls';
import { createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, signedIn } from '../../test/order-calls';
import { readAuthKeys } from '../../lib/auth-keys';
import { Activity } from '../activity/activity.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import type { User } from '../accounts/user.entity';
import { UserService } from '../accounts/user.service';
import { CheckInCodesService } from './check-in-codes.service';
import { CheckInDigits } from './check-in-digits.entity';

let harness: Harness;
let desk: Browser;
let phone: Browser;
let member: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  ({ browser: phone, user: member } = await signedIn(harness));
  await givePass(harness, member.id);
});
afterEach(() => harness.stop());

const visits = () => harness.dataSource.getRepository(Activity).count();
const reasonOf = async (answer: ReturnType<typeof checkIn>) => {
  const { status, errors } = await answer;
  return [status, errors[0]?.extensions.reason];
};

test('a member gets the codes of two minutes, with the time of the server', async () => {
  const codes = await issueCodes(phone);
  expect(codes.map(({ startsAt }) => Date.parse(startsAt) - harness.clock.ms)).toEqual(
    [0, 1, 2, 3].map((step) => step * CODE_STEP_MS),
  );
  expect(new Set(codes.map(({ text }) => text)).size).toBe(4);
  expect(new Set(codes.map(({ digits }) => digits)).size).toBe(4);
  expect(await issueCodes(phone)).toEqual(codes);
  expect(
    refusalOf(await new Browser(harness).gql('mutation { issueCheckInCodes { issuedAt } }')).status,
  ).toBe(401);
});

test.each(['text', 'digits'] as const)(
  'the front desk checks a member in by the %s of a code',
  async (part) => {
    const [code] = await issueCodes(phone);
    expect(checkInOf(await checkIn(desk, { code: code[part] }))).toMatchObject({
      outcome: 'RECORDED',
      message: checkInMessages.checkedIn,
      member: { id: member.id, name: member.name },
      activity: { type: 'ATTENDANCE', happenedAt: new Date(harness.clock.ms).toISOString() },
      visitedAt: null,
    });
    expect(
      await harness.dataSource.getRepository(JournalEntry).findBy({ type: 'activity.recorded' }),
    ).toMatchObject([{ memberId: member.id, after: { type: 'attendance' } }]);
  },
);

test('what scanners and people add to a code is ignored', async () => {
  const [code] = await issueCodes(phone);
  const { digits } = code;
  const typed = ` ${digits.slice(0, 3)}-${digits.slice(3)}\r\n`;
  expect(checkInOf(await checkIn(desk, { code: typed })).outcome).toBe('RECORDED');
});

test('a code works once, by its text and by its digits, and makes earlier ones invalid', async () => {
  const [first, second] = await issueCodes(phone);
  harness.clock.ms += CODE_STEP_MS;
  checkInOf(await checkIn(desk, { code: second!.text }));
  for (const { text, digits } of [first, second!]) {
    for (const code of [text, digits]) {
      const { status, errors } = await checkIn(desk, { code, isRepeat: true });
      expect(status).toBe(409);
      expect(errors[0]?.extensions).toMatchObject({
        reason: 'CODE_USED',
        usedAt: new Date(harness.clock.ms).toISOString(),
      });
    }
  }
  expect(await visits()).toBe(1);
});

test('of one code shown at two desks at the same time, one is accepted', async () => {
  const { browser: otherDesk } = await signedIn(harness, 'admin');
  const [{ text }] = await issueCodes(phone);
  const answers = await Promise.all(
    [desk, otherDesk].map((staff) => checkIn(staff, { code: text, isRepeat: true })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await visits()).toBe(1);
});

test('repeating a request gets the first answer, even once the code has expired', async () => {
  const [{ text: code }] = await issueCodes(phone);
  const requestKey = randomUUID();
  const first = checkInOf(await checkIn(desk, { code, requestKey }));
  harness.clock.ms += 2 * MINUTE_MS;
  expect(checkInOf(await checkIn(desk, { code, requestKey }))).toEqual(first);
  const other = await createUser(harness.dataSource);
  expect(await reasonOf(checkIn(desk, { memberId: other.id, requestKey }))).toEqual([
    409,
    'REQUEST_KEY_USED',
  ]);
});

test('a code is accepted during its step, the one before and the one after', async () => {
  const start = harness.clock.ms;
  const [, code] = await issueCodes(phone);
  const at = async (steps: number) => {
    harness.clock.ms = start + steps * CODE_STEP_MS;
    return reasonOf(checkIn(desk, { code: code!.text }));
  };
  expect(await at(-1)).toEqual([409, 'CODE_EXPIRED']);
  expect(await at(3)).toEqual([409, 'CODE_EXPIRED']);
  expect(await at(3 - 1 / CODE_STEP_MS)).toEqual([200, undefined]);
});

test.each(['text', 'digits'] as const)(
  'a check-in that was kept while the network was away is recorded at the time of the arrival, by the %s',
  async (part) => {
    const arrivedAt = new Date(harness.clock.ms);
    const [code] = await issueCodes(phone);
    harness.clock.ms += 8 * MINUTE_MS;
    const kept = { code: code[part], secondsAgo: 8 * 60 };
    expect(await reasonOf(checkIn(desk, { code: code[part] }))).toEqual([409, 'CODE_EXPIRED']);
    expect(await reasonOf(checkIn(desk, { ...kept, secondsAgo: 60 }))).toEqual([409, 'CODE_EXPIRED']);
    expect(checkInOf(await checkIn(desk, kept))).toMatchObject({
      outcome: 'RECORDED',
      activity: { happenedAt: arrivedAt.toISOString() },
    });
    expect(await reasonOf(checkIn(desk, kept))).toEqual([409, 'CODE_USED']);
  },
);

test('a kept check-in whose answer was lost is not recorded twice, even if its digits are no longer known', async () => {
  const [{ digits: code }] = await issueCodes(phone);
  const requestKey = randomUUID();
  const first = checkInOf(await checkIn(desk, { code, requestKey }));
  harness.clock.ms += DIGITS_LIFE_MS;
  const secondsAgo = DIGITS_LIFE_MS / 1000;
  expect(checkInOf(await checkIn(desk, { code, requestKey, secondsAgo }))).toEqual(first);
  expect(await visits()).toBe(1);
});

test.each([-1, SECONDS_AGO_MAX + 1])('an arrival %i seconds ago is refused', async (secondsAgo) => {
  expect(refusalOf(await checkIn(desk, { memberId: member.id, secondsAgo }))).toEqual(
    invalid(messages.numberOutOfRange(0, SECONDS_AGO_MAX), 'secondsAgo'),
  );
});

test('digits that are too old are told from wrong ones until somebody else can get them', async () => {
  const [{ digits: code }] = await issueCodes(phone);
  harness.clock.ms += 2 * MINUTE_MS;
  expect(await reasonOf(checkIn(desk, { code }))).toEqual([409, 'CODE_EXPIRED']);
  harness.clock.ms += DIGITS_LIFE_MS - 2 * MINUTE_MS;
  expect(refusalOf(await checkIn(desk, { code }))).toEqual(
    invalid(checkInMessages.codeUnknown, 'member.code'),
  );
  await issueCodes(phone);
  expect(await harness.dataSource.getRepository(CheckInDigits).findBy({ digits: code })).toEqual([]);
});

test('digits that somebody has at the moment, or that were drawn twice, are drawn again', async () => {
  const [taken] = await issueCodes(phone);
  const other = await createUser(harness.dataSource);
  const drawn = [taken.digits, '000001', '000001', '000002', taken.digits, '000003', '000004'];
  const { dataSource, clock } = harness;
  const codes = new CheckInCodesService({
    users: new UserService(),
    dataSource,
    clock: { now: () => clock.ms },
    limits: { take: () => Promise.resolve(1), giveBack: () => Promise.resolve() },
    authKeys: readAuthKeys('a key that is long enough and used in this test only'),
    drawDigits: () => drawn.shift()!,
  });
  const issued = await codes.issue(actorOf(other));
  const digits = issued.codes.map((code) => code.digits);
  expect(digits.sort()).toEqual(['000001', '000002', '000003', '000004']);
});

test('after five wrong codes a session has to pause, even with the right one', async () => {
  const [{ text, digits }] = await issueCodes(phone);
  const wrong = digits === '111111' ? '222222' : '111111';
  for (let tries = 1; tries < WRONG_CODES_MAX; tries += 1)
    expect((await checkIn(desk, { code: wrong })).status).toBe(400);
  checkInOf(await checkIn(desk, { code: text }));
  expect(
    (await checkIn(desk, { code: `${text.slice(0, -1)}${text.endsWith('A') ? 'C' : 'A'}` })).status,
  ).toBe(400);
  const next = await issueCodes(phone);
  expect(refusalOf(await checkIn(desk, { code: next[1]!.text }))).toMatchObject({ status: 429 });
  const { browser: otherDesk } = await signedIn(harness, 'front_desk');
  expect(checkInOf(await checkIn(otherDesk, { code: next[1]!.text })).outcome).toBe('RECENTLY_VISITED');
  await expireRateLimit(harness, 'wrongCheckInCodes');
  expect(checkInOf(await checkIn(desk, { code: next[1]!.text, isRepeat: true })).outcome).toBe('RECORDED');
});

test('outdated digits count as wrong ones, outdated QR codes do not', async () => {
  const [{ text, digits }] = await issueCodes(phone);
  harness.clock.ms += 2 * MINUTE_MS;
  for (let tries = 0; tries <= WRONG_CODES_MAX; tries += 1)
    expect((await checkIn(desk, { code: text })).status).toBe(409);
  for (let tries = 0; tries < WRONG_CODES_MAX; tries += 1)
    expect((await checkIn(desk, { code: digits })).status).toBe(409);
  expect((await checkIn(desk, { code: digits })).status).toBe(429);
});

test('a member who came shortly before is checked in only after a question, and the code stays valid', async () => {
  await recordVisit(desk, member.id);
  const visitedAt = new Date(harness.clock.ms).toISOString();
  harness.clock.ms += 48 * MINUTE_MS;
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  await harness.services.checkInCodes.issue(actorOf(member));
  const { codes } = await harness.services.checkInCodes.issue(actorOf(member));
  const code = codes[0]!.text;
  expect(checkInOf(await checkIn(desk, { code }))).toMatchObject({
    outcome: 'RECENTLY_VISITED',
    activity: null,
    visitedAt,
    member: { id: member.id },
  });
  expect(checkInOf(await checkIn(desk, { code, isRepeat: true })).outcome).toBe('RECORDED');
  expect(await visits()).toBe(2);
});

test('without an active gym pass a member is let in only for a reason, which the journal has', async () => {
  const { user: guest, browser } = await signedIn(harness);
  const [{ text: code }] = await issueCodes(browser);
  const answer = checkInOf(await checkIn(desk, { code }));
  expect(answer).toMatchObject({ outcome: 'NO_ACTIVE_PASS', activity: null, member: { id: guest.id } });
  expect(refusalOf(await checkIn(desk, { code, admissionReason: ' ' })).status).toBe(400);
  expect(await visits()).toBe(0);
  const admitted = await checkIn(desk, { code, admissionReason: 'Pays tomorrow' });
  expect(checkInOf(admitted).outcome).toBe('RECORDED');
  expect(
    await harness.dataSource.getRepository(JournalEntry).findOneBy({ memberId: guest.id }),
  ).toMatchObject({
    after: { reason: 'Pays tomorrow' },
  });
});

test('a pass that has ended opens nothing', async () => {
  harness.clock.ms += 30 * DAY_MS;
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  expect(checkInOf(await checkIn(desk, { memberId: member.id })).outcome).toBe('NO_ACTIVE_PASS');
});

test('staff check in a member whom they have found', async () => {
  expect(checkInOf(await checkIn(desk, { memberId: member.id }))).toMatchObject({
    outcome: 'RECORDED',
    member: { id: member.id },
  });
  expect(await reasonOf(checkIn(desk, { memberId: randomUUID() }))).toEqual([404, 'MEMBER_NOT_FOUND']);
});

test('either a code or a member has to be given', async () => {
  const both = { code: '123456', memberId: member.id };
  for (const input of [{}, both]) {
    expect(refusalOf(await checkIn(desk, input))).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  }
  expect(refusalOf(await checkIn(desk, { code: ' - ' }))).toEqual(
    invalid(checkInMessages.codeRequired, 'member.code'),
  );
});

test('members and trainers check in nobody, and a deleted member cannot check in', async () => {
  const [{ text: code }] = await issueCodes(phone);
  for (const role of ['user', 'trainer'] as const) {
    const { browser } = await signedIn(harness, role);
    expect((await checkIn(browser, { code })).status).toBe(403);
  }
  await harness.dataSource.query('delete from users where id = $1', [member.id]);
  expect(await reasonOf(checkIn(desk, { code }))).toEqual([404, 'MEMBER_NOT_FOUND']);
});
