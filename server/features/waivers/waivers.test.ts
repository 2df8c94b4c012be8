/** The text that members accept before they train. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { WAIVER_LENGTH_MAX } from '#common/waivers/limits';
import { waiverMessages } from '#common/waivers/messages';
import { messages } from '#common/messages';
import { DELETE_ACCOUNT, invalid, refusalOf, signUpByMail, verify } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { untilWaiting } from '../../test/eventually';
import { createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { accept, publish, publishedBy, record, WAIVER_TEXT } from '../../test/waiver-calls';
import type { User } from '../accounts/user.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import { WaiverAcceptance } from './waiver-acceptance.entity';

let harness: Harness;
let admin: Browser;
let desk: Browser;
let deskUser: User;
/** A new one for each test. */
let member: UserWithEmail;
let browser: Browser;
let version: number;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  ({ browser: admin } = await signedIn(harness, 'admin'));
  ({ browser: desk, user: deskUser } = await signedIn(harness, 'front_desk'));
});
afterAll(() => harness.stop());
beforeEach(async () => {
  version = await publishedBy(admin);
  ({ browser, user: member } = await signedIn(harness));
});

const CURRENT = '{ waiver { version text publishedAt } }';
const OWN = '{ me { user { waiver { version isAccepted acceptance { version name way } } } } }';
const currentOf = async (by: Browser) => (await by.gql(CURRENT)).data?.['waiver'] as { text: string };
const own = async () => ((await browser.gql(OWN)).data?.['me'] as { user: { waiver: unknown } }).user.waiver;
const acceptances = (userId = member.id) =>
  harness.dataSource.getRepository(WaiverAcceptance).find({ where: { userId }, order: { version: 'ASC' } });
const entriesOf = (id: string) =>
  harness.dataSource.getRepository(JournalEntry).findBy({ type: 'waiver.accepted', memberId: id });
const accepted = (way: string, of = version) => ({
  version,
  isAccepted: of === version,
  acceptance: { version: of, name: 'Asha Rao', way },
});
const changed = (message: string) => ({ status: 409, code: 'CONFLICT', message, fields: {} });

test('a member reads the current text, and accepts it once', async () => {
  expect(await own()).toEqual({ version, isAccepted: false, acceptance: null });
  expect(await currentOf(browser)).toMatchObject({ version, text: expect.stringContaining(WAIVER_TEXT) });
  const answers = [await accept(browser, version), await accept(browser, version, 'Another Name')];
  for (const { data, errors } of answers) {
    expect(errors).toEqual([]);
    const user = { id: member.id, waiver: accepted('ONLINE') };
    expect(data).toEqual({ acceptWaiver: { message: waiverMessages.accepted, user } });
  }
  expect(await acceptances()).toMatchObject([
    { version, name: 'Asha Rao', way: 'online', recordedBy: null, acceptedAt: new Date(harness.clock.ms) },
  ]);
  expect(await entriesOf(member.id)).toMatchObject([
    { actorId: member.id, after: { version, way: 'online' }, before: {} },
  ]);
});

test.each([
  [true, 'on_paper'],
  [false, 'on_screen'],
])('the front desk records it (on paper: %s), once', async (isOnPaper, way) => {
  for (const name of ['Asha Rao', 'Another Name']) {
    const { data } = await record(desk, { memberId: member.id, version, name, isOnPaper });
    const signed = { id: member.id, waiver: accepted(way.toUpperCase()) };
    expect(data).toEqual({ recordWaiver: { message: waiverMessages.recorded, member: signed } });
  }
  expect(await acceptances()).toMatchObject([{ name: 'Asha Rao', way, recordedBy: deskUser.id }]);
  expect(await entriesOf(member.id)).toMatchObject([{ actorId: deskUser.id, after: { version, way } }]);
  expect(await own()).toEqual(accepted(way.toUpperCase()));
});

test('of an acceptance by the member and one at the desk at once, one is kept', async () => {
  const both = await harness.dataSource.transaction(async (manager) => {
    await manager.query('select 1 from users where id = $1 for update', [member.id]);
    const answers = [accept(browser, version), record(desk, { memberId: member.id, version })];
    await untilWaiting(harness.dataSource, 2);
    return { answers };
  });
  for (const { errors } of await Promise.all(both.answers)) expect(errors).toEqual([]);
  expect(await acceptances()).toHaveLength(1);
  expect(await entriesOf(member.id)).toHaveLength(1);
});

test('after a change everybody is asked again, and what was accepted stays', async () => {
  await accept(browser, version);
  const before = version;
  version = await publishedBy(admin);
  expect(await own()).toEqual(accepted('ONLINE', before));
  await accept(browser, version);
  expect(await own()).toEqual(accepted('ONLINE'));
  expect((await acceptances()).map((one) => one.version)).toEqual([before, version]);
});

test('a text that was changed between reading and accepting is refused with the new one', async () => {
  const newer = await publishedBy(admin);
  const waiver = await currentOf(browser);
  for (const answer of [
    await accept(browser, version),
    await record(desk, { memberId: member.id, version }),
    await accept(browser, newer + 1),
  ]) {
    expect(refusalOf(answer)).toEqual(changed(waiverMessages.changed));
    expect(answer.errors[0]?.extensions).toMatchObject({ reason: 'WAIVER_CHANGED', waiver });
  }
  expect(await acceptances()).toEqual([]);
});

test('earlier texts can be read, since members have accepted them', async () => {
  const text = `${WAIVER_TEXT} ${randomUUID()}`;
  const earlier = await publishedBy(admin, text);
  await publishedBy(admin);
  const read = async (of: number) =>
    (await browser.gql(`{ waiver(version: ${of}) { text } }`)).data?.['waiver'];
  expect(await read(earlier)).toEqual({ text });
  expect(await read(1_000_000)).toBeNull();
});

test('an empty text ends the waiver: nobody is asked, and nothing can be accepted', async () => {
  const { data } = await publish(admin, ' \n ', version);
  expect(data?.['publishWaiver']).toMatchObject({
    message: waiverMessages.withdrawn,
    waiver: { version: version + 1, text: '' },
  });
  expect(await own()).toBeNull();
  for (const given of [version, version + 1])
    expect(refusalOf(await accept(browser, given))).toEqual(changed(waiverMessages.none));
  expect(await acceptances()).toEqual([]);
});

test('a text is published once, and recorded without its words', async () => {
  const text = `${WAIVER_TEXT} ${randomUUID()}`;
  const first = await publish(admin, `  ${text}\n`, version);
  expect(first.data?.['publishWaiver']).toMatchObject({
    message: waiverMessages.published(version + 1),
    waiver: { version: version + 1, text },
  });
  expect((await publish(admin, text, version)).data?.['publishWaiver']).toMatchObject({
    message: waiverMessages.unchanged,
    waiver: { version: version + 1 },
  });
  const entries = await harness.dataSource.getRepository(JournalEntry).findBy({ type: 'waiver.published' });
  expect(entries.map(({ after }) => after)).toContainEqual({ version: version + 1, isEmpty: false });
  expect(JSON.stringify(entries)).not.toContain('at my own risk');
});

test('of two admins who publish at once, the second is told of the first', async () => {
  const texts = ['one', 'two'].map((word) => `${word} ${randomUUID()}`);
  const answers = await Promise.all(texts.map((text) => publish(admin, text, version)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.errors[0]?.extensions).toMatchObject({
    reason: 'STALE_VERSION',
    current: ['text'],
    changedAt: new Date(harness.clock.ms).toISOString(),
  });
  const { text } = await currentOf(browser);
  expect(texts[answers.findIndex(({ status }) => status === 200)]).toBe(text);
});

test('a name or a text that is missing or too long is refused', async () => {
  for (const [name, message] of [
    [' ', waiverMessages.nameRequired],
    ['x'.repeat(NAME_LENGTH_MAX + 1), messages.textTooLong(NAME_LENGTH_MAX)],
  ] as const) {
    expect(refusalOf(await accept(browser, version, name))).toEqual(invalid(message, 'name'));
    expect(refusalOf(await record(desk, { memberId: member.id, version, name }))).toEqual(
      invalid(message, 'name'),
    );
  }
  const long = await publish(admin, 'x'.repeat(WAIVER_LENGTH_MAX + 1), version);
  expect(refusalOf(long)).toEqual(invalid(messages.textTooLong(WAIVER_LENGTH_MAX), 'text'));
});

test('only the member accepts, only the front desk records, only admins publish', async () => {
  const stranger = new Browser(harness);
  const { browser: trainer } = await signedIn(harness, 'trainer');
  expect((await accept(stranger, version)).status).toBe(401);
  expect((await stranger.gql(CURRENT)).status).toBe(401);
  expect((await record(trainer, { memberId: member.id, version })).status).toBe(403);
  expect((await record(browser, { memberId: member.id, version })).status).toBe(403);
  expect((await publish(desk, 'Mine', version)).status).toBe(403);
  const { browser: other } = await signedIn(harness);
  const read = await other.gql(`{ user(id: "${member.id}") { waiver { isAccepted } } }`);
  expect(read.data).toEqual({ user: null });
  for (const memberId of ['none', randomUUID()])
    expect((await record(desk, { memberId, version })).errors[0]?.extensions.reason).toBe('MEMBER_NOT_FOUND');
  expect(await acceptances()).toEqual([]);
});

test('a sign-up and a log-in work without it', async () => {
  const email = 'new@example.com';
  await verify(new Browser(harness), await signUpByMail(harness, new Browser(harness), { email }));
  const phone = new Browser(harness);
  expect((await phone.signIn(email, PASSWORD)).status).toBe(200);
  expect((await phone.gql(OWN)).data).toMatchObject({ me: { user: { waiver: { isAccepted: false } } } });
});

test('rows are only ever added; a deleted account leaves the fact, without the name', async () => {
  const { dataSource } = harness;
  await accept(browser, version);
  const [{ id }] = (await acceptances()) as [WaiverAcceptance];
  for (const change of [
    "update waiver_acceptances set name = 'Ravi'",
    'update waiver_acceptances set user_id = null, name = null',
    'delete from waiver_acceptances',
    'truncate waiver_acceptances',
    "update waivers set text = 'Other'",
    'delete from waivers',
  ])
    await expect(dataSource.query(change), change).rejects.toThrow('only ever added');

  const { email } = await createUser(dataSource, {
    role: 'front_desk',
    email: 'desk2@example.com',
    phone: null,
  });
  const leaving = new Browser(harness);
  await leaving.signIn(email, PASSWORD);
  const { user: other } = await signedIn(harness);
  await record(leaving, { memberId: other.id, version });

  const phone = new Browser(harness);
  await phone.signIn(member.email, PASSWORD);
  for (const one of [phone, leaving])
    expect((await one.gql(DELETE_ACCOUNT, { password: PASSWORD })).errors).toEqual([]);
  expect(await dataSource.getRepository(WaiverAcceptance).findOneBy({ id })).toMatchObject({
    userId: null,
    name: null,
    version,
    way: 'online',
  });
  expect(await acceptances(other.id)).toMatchObject([{ name: 'Asha Rao', recordedBy: null }]);
});
