/** Mails that remind members of what they have to pay. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moneyOf } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import { createPlanOffers, createUser, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, signedIn } from '../../test/order-calls';
import { User } from '../accounts/user.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

let harness: Harness;
let admin: UserActor;
let user: UserWithEmail;
let offer: PlanOffer;
beforeEach(async () => {
  // Noon in India on 21 November 2026.
  harness = await startHarness();
  admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  user = await createUser(harness.dataSource);
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
});
afterEach(() => harness.stop());

/** Sells the plan of ₹1,300 for a half, with ₹400 and ₹250 to be paid later. */
async function sell(): Promise<string> {
  const { order } = await harness.services.deskSales.sell(admin, {
    memberId: user.id,
    offerId: offer.id,
    method: 'cash',
    requestKey: randomUUID(),
    partPayment: {
      amount: moneyOf(65_000),
      instalments: [
        { dueOn: '2026-12-05', amount: moneyOf(40_000) },
        { dueOn: '2027-01-05', amount: moneyOf(25_000) },
      ],
    },
  });
  return order.id;
}

const collect = (orderId: string, paise: number) =>
  harness.services.dues.collect(admin, orderId, {
    amount: moneyOf(paise),
    method: 'cash',
    requestKey: randomUUID(),
  });

/** Runs the job at a moment at the studio. */
async function run(moment: string): Promise<void> {
  harness.clock.ms = Date.parse(`${moment}+05:30`);
  await harness.services.dueReminders.send();
}

/** The amounts and subjects of the reminders, first to last. */
const reminders = async () =>
  (await harness.mailTo(user.email))
    .filter(({ subject }) => / due /.test(subject))
    .map(({ subject, text }) => `${/₹[\d,.]+/.exec(text)?.[0]}: ${subject}`)
    .reverse();

const day = (month: number, date: number) =>
  `20${month === 1 ? 27 : 26}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

test('a member is reminded of each part a day before, a day after and a week after its day, once each', async () => {
  await sell();
  for (let date = 1; date <= 31; date++) {
    await run(`${day(12, date)}T09:40:00`);
    await run(`${day(12, date)}T10:40:00`);
  }
  expect(await reminders()).toEqual([
    '₹400: A payment at Bhor is due tomorrow',
    '₹400: A payment at Bhor was due on 5 December 2026',
    '₹400: A payment at Bhor was due on 5 December 2026',
  ]);
  await run(`${day(1, 4)}T09:40:00`);
  expect((await reminders()).at(-1)).toBe('₹250: A payment at Bhor is due tomorrow');
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('is to be paid by 5 January 2027. In all, ₹650 is left to pay.');
  expect(mail?.text).toContain('Please pay at the front desk');
  expect(mail?.text).not.toContain('upi:');
});

test('the setting says on which days', async () => {
  await harness.stop();
  harness = await startHarness(undefined, { desk: { dueReminderDays: [0] } });
  admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  user = await createUser(harness.dataSource);
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  await sell();
  for (const date of [3, 4, 5, 6, 12]) await run(`${day(12, date)}T09:40:00`);
  expect(await reminders()).toEqual(['₹400: A payment at Bhor is due today']);
});

test.each([
  ['00:00', 0],
  ['08:59', 0],
  ['09:00', 1],
  ['19:59', 1],
  ['20:00', 0],
  ['23:59', 0],
])('at %s in India it sends %i reminders', async (time, count) => {
  await sell();
  await run(`${day(12, 4)}T${time}:00`);
  expect(await reminders()).toHaveLength(count);
});

test('two instances at once send one reminder', async () => {
  await sell();
  harness.clock.ms = Date.parse(`${day(12, 4)}T09:40:00+05:30`);
  await Promise.all(Array.from({ length: 5 }, () => harness.services.dueReminders.send()));
  expect(await reminders()).toHaveLength(1);
});

test('a missed reminder is made up for within two days, and not weeks later', async () => {
  await sell();
  await run(`${day(12, 8)}T09:40:00`);
  expect(await reminders()).toEqual(['₹400: A payment at Bhor was due on 5 December 2026']);
  await run(`${day(12, 20)}T09:40:00`);
  expect(await reminders()).toHaveLength(1);
});

test('whoever has paid a part is reminded of what is left of it', async () => {
  const id = await sell();
  await collect(id, 15_000);
  await run(`${day(12, 4)}T09:40:00`);
  expect(await reminders()).toEqual(['₹250: A payment at Bhor is due tomorrow']);
});

test('on the day on which a member pays, there is no reminder', async () => {
  const id = await sell();
  harness.clock.ms = Date.parse(`${day(12, 4)}T09:30:00+05:30`);
  await collect(id, 10_000);
  await run(`${day(12, 4)}T09:40:00`);
  expect(await reminders()).toEqual([]);
  await run(`${day(12, 5)}T09:40:00`);
  expect(await reminders()).toEqual(['₹300: A payment at Bhor is due today']);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['was paid', (id) => collect(id, 65_000)],
  ['was written off', (id) => harness.services.dues.writeOff(admin, id, 'Moved')],
  ['was refunded', (id) => harness.services.orderAdministration.refund(admin, id, { reason: 'Moved' })],
])('nobody is reminded of what %s', async (_what, decide) => {
  await decide(await sell());
  for (const date of [4, 6, 12]) await run(`${day(12, date)}T09:40:00`);
  expect(await reminders()).toEqual([]);
});

test('what is paid while the job runs is seen before the mail is written', async () => {
  const id = await sell();
  harness.clock.ms = Date.parse(`${day(12, 4)}T09:40:00+05:30`);
  const sent = await harness.dataSource.transaction(async (manager) => {
    // The desk is recording the payment; the reminder has to wait for it.
    await manager.query('select 1 from orders where id = $1 for update', [id]);
    const sending = harness.services.dueReminders.send();
    await manager.query(`update orders set due_paise = 0, due_on = null, status = 'paid' where id = $1`, [
      id,
    ]);
    return [sending];
  });
  await Promise.all(sent);
  expect(await reminders()).toEqual([]);
});

test.each([
  ['has no e-mail address', { email: null, name: 'Asha', phone: '+919876543210', passwordHash: 'none' }],
  ['has not confirmed the e-mail address', { emailVerificationHash: 'a'.repeat(64) }],
])('whoever %s gets none, and the reminder waits', async (_what, values) => {
  await sell();
  const users = harness.dataSource.getRepository(User);
  const { email, passwordHash, emailVerificationHash } = await users.findOneByOrFail({ id: user.id });
  await users.update(user.id, values);
  await run(`${day(12, 4)}T09:40:00`);
  expect(await harness.dataSource.query('select 1 from due_reminders')).toEqual([]);
  await users.update(user.id, { email, passwordHash, emailVerificationHash });
  await run(`${day(12, 5)}T09:40:00`);
  expect(await reminders()).toEqual(['₹400: A payment at Bhor is due today']);
});

test('a reminder is in the history of the member', async () => {
  await sell();
  await run(`${day(12, 4)}T09:40:00`);
  const { browser: desk } = await signedIn(harness, 'front_desk');
  const { data } = await desk.gql(
    'query ($memberId: ID!) { memberTimeline(memberId: $memberId, first: 5) { nodes { kind text } } }',
    { memberId: user.id },
  );
  expect((data?.['memberTimeline'] as { nodes: object[] }).nodes).toContainEqual({
    kind: 'MAIL',
    text: expect.stringContaining('A payment at Bhor is due tomorrow') as string,
  });
});
