/** Other programs are told about events. */
import { randomUUID } from 'node:crypto';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#common/time';
import { WEBHOOK_EVENTS } from '#common/webhooks/events';
import { WEBHOOKS_MAX } from '#common/webhooks/limits';
import { webhookMessages as messages } from '#common/webhooks/messages';
import { signUp, linksTo, verify, DELETE_ACCOUNT } from '../../test/account-calls';
import { recordVisit } from '../../test/activity-calls';
import { Browser } from '../../test/browser';
import { givePass } from '../../test/check-in-calls';
import { createPlanOffers, createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { Importer } from '../../test/import-calls';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { beginSession, buy, refund, sellInParts, signedIn } from '../../test/order-calls';
import { create as review } from '../../test/review-calls';
import { END_ACCESS, reasonOf } from '../../test/staff-calls';
import { CREATE_WEBHOOK, createWebhook, TEST_WEBHOOK } from '../../test/webhook-calls';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { startReceiver, type ReceivedEvent, type Receiver } from './testing/receiver';
import { WebhookSender } from './webhook-sender';
import { Webhook } from './webhook.entity';

const UPDATE = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { isEnabled } } }`;
const REMOVE = `mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { webhook { id } } }`;
const REPLACE = `mutation ($input: ReplaceWebhookSecretInput!) { replaceWebhookSecret(input: $input) { secret } }`;
const RESEND = `mutation ($input: ResendWebhookDeliveryInput!) { resendWebhookDelivery(input: $input) { delivery { id } } }`;
const UPDATE_MEMBER = 'mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { message } }';
const LIST = `{ webhooks { id url events isEnabled firstFailedAt deliveries { id event status attempts answer } } }`;

interface Listed {
  id: string;
  isEnabled: boolean;
  firstFailedAt: string | null;
  deliveries: { id: string; event: string; status: string; attempts: number; answer: string | null }[];
}

let harness: Harness;
let admin: Browser;
let boss: UserWithEmail;
let receiver: Receiver;
beforeEach(async () => {
  harness = await startHarness();
  receiver = await startReceiver();
  ({ browser: admin, user: boss } = await signedIn(harness, 'admin'));
});
afterEach(async () => {
  vi.useRealTimers();
  await harness.stop();
  await receiver.stop();
});

const add = (events: readonly string[] = WEBHOOK_EVENTS, url = receiver.url) =>
  admin.gql(CREATE_WEBHOOK, { input: { url, events } });
const added = (events: readonly string[] = WEBHOOK_EVENTS) =>
  createWebhook(admin, { url: receiver.url, events });

const sendDue = () => harness.services.webhookSender.sendDue();
const only = async () => {
  await beginSession(harness, admin, boss);
  return ((await admin.gql(LIST)).data!['webhooks'] as [Listed])[0];
};
const types = () => receiver.received.map(({ body }) => body.type);
const pass = (ms: number) => (harness.clock.ms += ms);
const fieldOf = ({ errors }: GraphqlAnswer) => errors[0]?.extensions.fields?.[0]?.message;

/** Verifies like a receiver that uses a library for Standard Webhooks. */
function verified(secret: string, { headers, text }: ReceivedEvent): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: harness.clock.ms });
  const given = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name])]),
  );
  return new Verifier(secret).verify(text, given);
}

test('what happens on the site, at the desk, with REST, in an import and in a job is told, signed and without personal data', async () => {
  const { secret } = await added();
  const [plan] = (await createPlanOffers(harness.dataSource, 1, { name: 'Premium' })) as [PlanOffer];
  await signUp(new Browser(harness), 'new@example.com');
  const [link] = await linksTo(harness, 'new@example.com');
  await verify(new Browser(harness), link!);
  const { browser: member, user } = await signedIn(harness);
  const order = await buy(member, admin, plan);
  await recordVisit(admin, user.id);
  await review(member);
  await admin.rest('PUT', `/api/user/admin/users/${user.id}/details`, { name: 'Asha Rao' });
  pass(MINUTE_MS);
  await buy(member, admin, plan);
  const freezing = { startsOn: '2026-11-24', days: 5, requestKey: randomUUID(), memberId: user.id };
  await admin.gql(
    'mutation ($input: FreezeMembershipInput!) { freezeMembership(input: $input) { message } }',
    {
      input: freezing,
    },
  );
  await refund(admin, order.id);
  await new Importer(harness, admin).import('Name,E-mail\r\nRavi Patil,ravi@example.com\r\n');
  const guest = await createUser(harness.dataSource);
  await givePass(harness, guest.id);
  pass(31 * DAY_MS);
  await harness.services.expiredMemberships.note();
  await harness.services.expiredMemberships.note();
  await sendDue();
  expect(new Set(types())).toEqual(new Set(WEBHOOK_EVENTS));
  const expired = receiver.received.filter(({ body }) => body.type === 'membership.expired');
  expect(expired.map(({ body }) => body.data['memberId']).toSorted()).toEqual([guest.id, user.id].toSorted());
  for (const event of receiver.received) expect(verified(secret, event)).toEqual(event.body);
  const paid = receiver.received.filter(({ body }) => body.type === 'payment.received');
  expect(paid[0]!.body.data).toEqual({
    id: order.id,
    memberId: user.id,
    method: 'cash',
    amountPaise: plan.pricePaise,
  });
  expect(receiver.received.map(({ text }) => text).join('')).not.toMatch(/Asha|Ravi|@|\+91|comment/);
  await sendDue();
  expect(receiver.received.length).toBe(
    new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size,
  );
});

test('a payment in parts is told part by part, and only what a webhook wants', async () => {
  await added(['payment.received']);
  const [offer] = (await createPlanOffers(harness.dataSource, 1, { name: 'Premium' })) as [PlanOffer];
  const { id: memberId } = await createUser(harness.dataSource);
  expect((await sellInParts(admin, { memberId, offer })).errors).toEqual([]);
  await sendDue();
  expect(receiver.received.map(({ body }) => [body.type, body.data['amountPaise']])).toEqual([
    ['payment.received', 100],
  ]);
});

test('that a member was measured is not told', async () => {
  await added(['member.updated']);
  const { id } = await createUser(harness.dataSource);
  const measure = { id, bodyMeasurements: { weightKg: 61 }, hasMemberAgreed: true };
  for (const input of [measure, { id, name: 'Asha Rao', bodyMeasurements: { weightKg: 62 } }])
    expect((await admin.gql(UPDATE_MEMBER, { input })).errors).toEqual([]);
  await sendDue();
  expect(receiver.received.map(({ body }) => body.data['fields'])).toEqual([['name']]);
});

test('a failed event is tried again later, before the next ones of its member; other members do not wait', async () => {
  await added(['activity.created']);
  const [first, second] = [await createUser(harness.dataSource), await createUser(harness.dataSource)];
  const ofFirst = ({ body }: ReceivedEvent) => body.data['memberId'] === first.id;
  receiver.answer = (event) => (ofFirst(event) ? 302 : 200);
  for (const { id } of [first, second, first]) {
    pass(MINUTE_MS);
    expect((await recordVisit(admin, id, { isRepeat: true })).errors).toEqual([]);
  }
  await sendDue();
  await sendDue();
  expect(receiver.received.map(ofFirst).toSorted()).toEqual([false, true]);
  receiver.answer = () => 200;
  pass(5 * SECOND_MS);
  await sendDue();
  const [one, again, other] = receiver.received.filter(ofFirst);
  expect(again!.headers['webhook-id']).toBe(one!.headers['webhook-id']);
  expect(Date.parse(other!.body.timestamp)).toBeGreaterThan(Date.parse(again!.body.timestamp));
  expect((await only()).deliveries.map(({ status, answer }) => [status, answer])).toEqual([
    ['DELIVERED', '200'],
    ['DELIVERED', '200'],
    ['DELIVERED', '200'],
  ]);
});

test('after three days of failures a webhook is switched off, which the admins are told', async () => {
  const { id } = await added(['activity.created']);
  receiver.answer = () => 500;
  const member = await createUser(harness.dataSource);
  await recordVisit(admin, member.id);
  let tries = 0;
  for (; (await only()).isEnabled && tries < 20; tries += 1) {
    await sendDue();
    pass(20 * HOUR_MS);
  }
  expect(tries).toBe(5);
  expect((await only()).deliveries).toMatchObject([{ status: 'WAITING', answer: '500' }]);
  const [mail] = await harness.mailTo(boss.email);
  expect(mail).toMatchObject({ subject: expect.stringContaining('webhook') });
  expect(mail!.text + mail!.html).not.toContain('of-the-program');
  expect(reasonOf(await admin.gql(TEST_WEBHOOK, { input: { id } }))).toEqual([409, 'WEBHOOK_OFF']);
  receiver.answer = () => 200;
  const values = { id, url: receiver.url, events: ['activity.created'], isEnabled: true };
  expect((await admin.gql(UPDATE, { input: values })).errors).toEqual([]);
  await sendDue();
  expect(await only()).toMatchObject({
    isEnabled: true,
    firstFailedAt: null,
    deliveries: [{ status: 'DELIVERED' }],
  });
});

test('a program that is gone gets nothing more', async () => {
  await added(['activity.created']);
  receiver.answer = () => 410;
  const member = await createUser(harness.dataSource);
  await recordVisit(admin, member.id);
  await sendDue();
  expect(await only()).toMatchObject({ isEnabled: false });
});

/** The sender of another instance. */
function anotherSender(): WebhookSender {
  const { webhookSender } = harness.services;
  return new WebhookSender((webhookSender as unknown as { parts: never }).parts);
}

test('the webhooks of an admin whose access ends are switched off, until another admin decides', async () => {
  const { id } = await added();
  const { browser: other } = await signedIn(harness, 'admin');
  expect((await other.gql(END_ACCESS, { input: { userId: boss.id, password: PASSWORD } })).errors).toEqual(
    [],
  );
  await recordVisit(other, (await createUser(harness.dataSource)).id);
  await sendDue();
  expect(receiver.received).toEqual([]);
  const listed = async () => (await other.gql('{ webhooks { isEnabled hasLostAdmin } }')).data?.['webhooks'];
  expect(await listed()).toEqual([{ isEnabled: false, hasLostAdmin: true }]);
  const input = { id, url: receiver.url, events: WEBHOOK_EVENTS, isEnabled: true };
  expect((await other.gql(UPDATE, { input })).errors).toEqual([]);
  expect(await listed()).toEqual([{ isEnabled: true, hasLostAdmin: false }]);
});

test('nothing is sent unsigned: if no key opens the secret, the log says so', async () => {
  const { id } = await added();
  await harness.dataSource.getRepository(Webhook).update({ id }, { secret: 'gone.c2VjcmV0' });
  await admin.gql(TEST_WEBHOOK, { input: { id } });
  await sendDue();
  expect(receiver.received).toEqual([]);
  expect((await only()).deliveries).toMatchObject([{ status: 'WAITING', answer: 'secret unreadable' }]);
  expect(harness.logs.join('')).toContain('AUTH_KEYS');
});

test('two instances send each event once', async () => {
  await added(['activity.created']);
  receiver.answer = () => new Promise((resolve) => setTimeout(resolve, 50, 200));
  for (let index = 0; index < 5; index += 1)
    await recordVisit(admin, (await createUser(harness.dataSource)).id);
  await Promise.all([sendDue(), anotherSender().sendDue()]);
  expect(receiver.received.length).toBe(5);
});

test('a new secret signs at once, the old one for another day', async () => {
  const { id, secret: old } = await added();
  const { data } = await admin.gql(REPLACE, { input: { id } });
  const { secret } = data!['replaceWebhookSecret'] as { secret: string };
  await admin.gql(TEST_WEBHOOK, { input: { id } });
  await sendDue();
  for (const one of [old, secret]) verified(one, receiver.received[0]!);
  vi.useRealTimers();
  pass(DAY_MS + 1);
  await beginSession(harness, admin, boss);
  await admin.gql(TEST_WEBHOOK, { input: { id } });
  await sendDue();
  verified(secret, receiver.received[1]!);
  expect(() => verified(old, receiver.received[1]!)).toThrow();
  const stored = await harness.dataSource.query('select * from webhooks');
  expect(JSON.stringify(stored)).not.toContain(secret.slice(10));
});

test('an event is sent again on request, with the same id', async () => {
  const { id } = await added();
  await admin.gql(TEST_WEBHOOK, { input: { id } });
  const waiting = (await only()).deliveries[0]!.id;
  expect(reasonOf(await admin.gql(RESEND, { input: { id: waiting } }))).toEqual([
    409,
    'WEBHOOK_DELIVERY_WAITING',
  ]);
  await sendDue();
  expect((await admin.gql(RESEND, { input: { id: waiting } })).errors).toEqual([]);
  await sendDue();
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([waiting, waiting]);
  expect(reasonOf(await admin.gql(RESEND, { input: { id: randomUUID() } }))).toEqual([
    404,
    'WEBHOOK_DELIVERY_NOT_FOUND',
  ]);
});

test('nothing is sent about an account that was deleted meanwhile', async () => {
  await added(['activity.created']);
  const { browser: member, user } = await signedIn(harness);
  await recordVisit(admin, user.id);
  expect((await member.gql(DELETE_ACCOUNT, { password: PASSWORD })).errors).toEqual([]);
  await sendDue();
  expect(types()).toEqual([]);
});

test('a removed webhook gets nothing, and one too many is refused', async () => {
  const { id } = await added(['activity.created']);
  await recordVisit(admin, (await createUser(harness.dataSource)).id);
  expect((await admin.gql(REMOVE, { input: { id } })).errors).toEqual([]);
  await sendDue();
  expect(receiver.received).toEqual([]);
  const row = { url: receiver.url, events: ['order.paid'], secret: '', createdAt: new Date() };
  const repository = harness.dataSource.getRepository(Webhook);
  await repository.save(Array.from({ length: WEBHOOKS_MAX }, () => repository.create(row)));
  expect(reasonOf(await add())).toEqual([409, 'TOO_MANY_WEBHOOKS']);
});

test('addresses that are not on the internet are refused', async () => {
  const refused: [string, string][] = [
    ['', messages.urlRequired],
    ['ftp://example.com', messages.urlInvalid],
    ['https://user:word@example.com', messages.urlInvalid],
    ['https://10.0.0.1/', messages.urlPrivate],
    ['https://[::ffff:10.0.0.1]/', messages.urlPrivate],
    ['https://0x0a000001/', messages.urlPrivate],
    ['https://169.254.169.254/latest', messages.urlPrivate],
    [`https://example.com/${'a'.repeat(500)}`, messages.urlTooLong],
  ];
  for (const [url, message] of refused) expect(fieldOf(await add(['order.paid'], url)), url).toBe(message);
});

test('events are chosen from the list', async () => {
  expect(fieldOf(await add([]))).toBe(messages.eventsRequired);
  expect(fieldOf(await add(['member.weighed']))).toBe(messages.eventUnknown);
});
