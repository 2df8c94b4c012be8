import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { enquiryMessages } from '#common/enquiries/messages';
import { ENQUIRY_MAILS_PER_DAY } from '#common/enquiries/limits';
import { NOTICE_VERSION } from '#common/consents/legal';
import { RETENTION_DAYS } from '#common/retention';
import { studio } from '#common/studio';
import { DAY_MS } from '#common/time';
import { Browser } from '../../test/browser';
import { DAY } from '../../rate-limits/rate-limit';
import { startHarness, type Harness } from '../../test/harness';
import { NO_CALLER } from '../../lib/caller';
import { actorOf, signedIn } from '../../test/order-calls';
import { Enquiry } from './enquiry.entity';
import { enquiriesPerAddress, enquiriesPerDay } from './enquiry.rate-limits';

let harness: Harness;
let guest: Browser;
beforeEach(async () => {
  harness = await startHarness();
  guest = new Browser(harness);
});
afterEach(() => harness.stop());

const QUESTION = {
  name: 'Meera Joshi',
  contact: '98765 43210',
  message: 'Is there a lift?\nMy knee is bad.',
  hasConsented: true,
};

const ask = (browser: Browser, values: object = {}) =>
  browser.gql('mutation ($input: SendEnquiryInput!) { sendEnquiry(input: $input) { message } }', {
    input: { ...QUESTION, ...values },
  });

const rows = () => harness.dataSource.getRepository(Enquiry).find({ order: { createdAt: 'ASC' } });

interface Listed {
  id: string;
  name: string;
  contact: string;
  status: string;
  note: string | null;
  member: { id: string } | null;
  answeredBy: { id: string } | null;
}

const FIELDS = 'id name contact message status createdAt answeredAt note member { id } answeredBy { id }';

async function listed(browser: Browser, filter: object = {}): Promise<Listed[]> {
  const query = `query ($filter: EnquiryFilter) { enquiries(filter: $filter) { nodes { ${FIELDS} } } }`;
  const { data, errors } = await browser.gql(query, { filter });
  expect(errors).toEqual([]);
  return (data?.['enquiries'] as { nodes: Listed[] }).nodes;
}

const answer = (browser: Browser, id: string, note = '') =>
  browser.gql(
    `mutation ($input: AnswerEnquiryInput!) { answerEnquiry(input: $input) { message enquiry { ${FIELDS} } } }`,
    { input: { id, note } },
  );

const remove = (browser: Browser, id: string) =>
  browser.gql(
    'mutation ($input: RemoveEnquiryInput!) { removeEnquiry(input: $input) { removedEnquiryId } }',
    {
      input: { id },
    },
  );

test('anybody can ask a question, which the studio gets as a mail', async () => {
  const { data } = await ask(guest);
  expect(data).toEqual({ sendEnquiry: { message: enquiryMessages.sent } });
  expect(await rows()).toMatchObject([
    { contact: '+919876543210', message: QUESTION.message, userId: null, noticeVersion: NOTICE_VERSION },
  ]);
  const [mail] = await harness.mailTo(studio.email);
  expect(mail?.text).toContain('From Meera Joshi, +91 98765 43210');
  expect(mail?.text).toContain('My knee is bad.');
  expect(mail?.subject).not.toContain('Meera');
});

test('REST asks the same question', async () => {
  const { status, body } = await guest.rest('POST', '/api/enquiries', QUESTION);
  expect([status, body]).toEqual([201, { message: enquiryMessages.sent }]);
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['name', { name: ' ' }, enquiryMessages.nameRequired],
  ['contact', { contact: '' }, enquiryMessages.contactRequired],
  ['contact', { contact: '12345' }, enquiryMessages.contactInvalid],
  ['contact', { contact: 'meera@home' }, enquiryMessages.contactInvalid],
  ['message', { message: '' }, enquiryMessages.messageRequired],
  ['message', { message: 'x'.repeat(1001) }, 'Use at most 1000 characters.'],
  ['hasConsented', { hasConsented: false }, enquiryMessages.consentRequired],
])('a question with an invalid %s is refused', async (field, values, message) => {
  const { errors } = await ask(guest, values);
  expect(errors[0]?.extensions.fields).toMatchObject([{ path: [field], message }]);
  expect(await rows()).toEqual([]);
});

test('a question of a program, and one that is sent again, are not kept', async () => {
  await ask(guest, { website: 'https://spam.example' });
  expect(await rows()).toEqual([]);
  await ask(guest);
  await ask(guest);
  expect(await rows()).toHaveLength(1);
});

test('the same question several times at once is kept once', async () => {
  await Promise.all([ask(guest), ask(guest), ask(guest)]);
  expect(await rows()).toHaveLength(1);
});

/** Makes the limit count this many questions as asked today. */
const askedToday = (count: number) =>
  harness.dataSource.query(`update rate_limits set points = $1 where key like 'enquiriesPerDay:%'`, [count]);

test('questions are limited for each network, and for all together', async () => {
  for (let count = 0; count < enquiriesPerAddress.points; count += 1)
    expect((await ask(guest, { message: `Question ${count}` })).errors).toEqual([]);
  expect((await ask(guest)).errors[0]?.extensions.code).toBe('RATE_LIMITED');
  const another = new Browser(harness, { address: '198.51.100.7' });
  expect((await ask(another)).errors).toEqual([]);
  await askedToday(enquiriesPerDay.points);
  expect((await ask(another, { message: 'One more' })).errors[0]?.extensions.code).toBe('RATE_LIMITED');
});

test('the studio gets a limited number of mails a day', async () => {
  await ask(guest, { message: 'First' });
  await askedToday(ENQUIRY_MAILS_PER_DAY - 1);
  await ask(guest, { message: 'Last with a mail' });
  await ask(guest, { message: 'Only in the list' });
  expect(await rows()).toHaveLength(3);
  expect(await harness.mailTo(studio.email)).toHaveLength(2);
});

test('staff find questions by status, words and day', async () => {
  const { browser: desk } = await signedIn(harness, 'front_desk');
  await ask(guest);
  harness.clock.ms += 1;
  await ask(guest, { name: 'Zoë Pinto', contact: 'zoe@example.com', message: 'Do you open on Sundays?' });
  const names = async (filter: object) => (await listed(desk, filter)).map(({ name }) => name);
  expect(await names({})).toEqual(['Zoë Pinto', 'Meera Joshi']);
  expect(await names({ search: 'zoe sunday' })).toEqual(['Zoë Pinto']);
  expect(await names({ search: '98765-43210' })).toEqual(['Meera Joshi']);
  expect(await names({ status: 'ANSWERED' })).toEqual([]);
  expect(await names({ askedOn: { to: '2026-11-20' } })).toEqual([]);
});

test('an answer says who gave it, when and what was noted, and is given once', async () => {
  const { browser: desk, user } = await signedIn(harness, 'front_desk');
  await ask(guest);
  const [question] = await listed(desk, { status: 'OPEN' });
  expect(question).toMatchObject({ status: 'OPEN', answeredBy: null });
  const { data } = await answer(desk, question!.id, 'Called back, comes on Monday');
  expect(data?.['answerEnquiry']).toMatchObject({
    enquiry: { status: 'ANSWERED', note: 'Called back, comes on Monday', answeredBy: { id: user.id } },
  });
  expect(await listed(desk, { status: 'OPEN' })).toEqual([]);
  expect(await listed(desk, { search: 'monday' })).toHaveLength(1);
  const { errors } = await answer(desk, question!.id);
  expect(errors[0]?.extensions.reason).toBe('ALREADY_ANSWERED');
});

test('a question of a member names the member, and goes with the account', async () => {
  const { browser: desk } = await signedIn(harness, 'front_desk');
  const { browser: member, user } = await signedIn(harness);
  await ask(member);
  expect(await listed(desk)).toMatchObject([{ member: { id: user.id } }]);
  await harness.dataSource.query('delete from users where id = $1', [user.id]);
  expect(await listed(desk)).toEqual([]);
});

test('a question of a member who deletes the account meanwhile is refused', async () => {
  const { user } = await signedIn(harness);
  await harness.dataSource.query('delete from users where id = $1', [user.id]);
  const sending = harness.services.enquiries.send({ ...QUESTION, website: '' }, actorOf(user), NO_CALLER);
  await expect(sending).rejects.toThrow(authMessages.logInFirst);
  expect(await rows()).toEqual([]);
});

test('only staff read and answer questions, and only admins delete them', async () => {
  await ask(guest);
  const [{ id }] = (await rows()) as [Enquiry];
  const { browser: member } = await signedIn(harness);
  const { browser: desk } = await signedIn(harness, 'front_desk');
  const { browser: admin } = await signedIn(harness, 'admin');
  const codeOf = async (call: Promise<{ errors: { extensions: { code: string } }[] }>) =>
    (await call).errors[0]?.extensions.code;
  for (const [browser, code] of [
    [guest, 'UNAUTHENTICATED'],
    [member, 'FORBIDDEN'],
  ] as const) {
    expect(await codeOf(browser.gql('{ enquiries { nodes { id } } }'))).toBe(code);
    expect(await codeOf(answer(browser, id))).toBe(code);
  }
  expect(await codeOf(remove(desk, id))).toBe('FORBIDDEN');
  expect((await remove(admin, id)).data).toEqual({ removeEnquiry: { removedEnquiryId: id } });
  expect(await rows()).toEqual([]);
  expect((await remove(admin, id)).errors[0]?.extensions.reason).toBe('ENQUIRY_NOT_FOUND');
});

test('questions are deleted after the period of the privacy notice', async () => {
  await ask(guest);
  harness.clock.ms += RETENTION_DAYS.enquiries * DAY_MS;
  await harness.services.retentionCleanUp.run();
  expect(await rows()).toHaveLength(1);
  harness.clock.ms += 1;
  await harness.services.retentionCleanUp.run();
  expect(await rows()).toEqual([]);
});

test('one network can use up a tenth of the questions of a day', () => {
  const perDay = (enquiriesPerAddress.points * DAY) / enquiriesPerAddress.seconds;
  expect(perDay).toBeLessThanOrEqual(enquiriesPerDay.points / 10);
});
