/** Members who pay what had been written off. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderMessages } from '#common/orders/messages';
import { moneyOf } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, balancesOf, orderOf, signedIn } from '../../test/order-calls';

const GST = { rateBasisPoints: 500, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

let harness: Harness;
let desk: Browser;
let admin: UserActor;
let user: UserWithEmail;
let member: Browser;
let orderId: string;
beforeEach(async () => {
  harness = await startHarness(undefined, { gst: GST });
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  ({ browser: member, user } = await signedIn(harness));
  admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const { order } = await harness.services.deskSales.sell(admin, {
    memberId: user.id,
    offerId: offer!.id,
    method: 'cash',
    requestKey: randomUUID(),
    partPayment: {
      amount: moneyOf(65_000),
      instalments: [{ dueOn: '2026-12-05', amount: moneyOf(65_000) }],
    },
  });
  orderId = order.id;
  await harness.services.dues.writeOff(admin, orderId, 'Moved abroad');
});
afterEach(() => harness.stop());

const COLLECT = `mutation ($input: CollectDueInput!) {
  collectDue(input: $input) {
    message
    order { id number status due { dueOn } writtenOff { minorUnits } receipts { kind } payments { amount { minorUnits } } refunds { status } }
  }
}`;
const collect = (paise: number, requestKey: string = randomUUID(), browser = desk) =>
  browser.gql(COLLECT, { input: { orderId, amount: moneyOf(paise), method: 'CASH', requestKey } });

test('a member pays what was written off after all: the order is paid, and the loss is taken back', async () => {
  expect(await balancesOf(harness)).toMatchObject({ cash: 65_000, member: 0, written_off: 65_000 });
  const answer = await collect(65_000);
  expect(answer.errors).toEqual([]);
  expect(orderOf(answer)).toMatchObject({
    status: 'PAID',
    due: null,
    writtenOff: null,
    receipts: [{ kind: 'INVOICE' }],
    payments: [{ amount: { minorUnits: 65_000 } }, { amount: { minorUnits: 65_000 } }],
  });
  expect(await balancesOf(harness)).toMatchObject({
    cash: 130_000,
    member: 0,
    written_off: 0,
    sales: -123_810,
  });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('We have received ₹650');
  expect(mail?.text).toContain('We had written this amount off; now it is paid, and nothing is left to pay.');
  expect(refusalOf(await collect(1))).toMatchObject({ status: 409, message: orderMessages.notDue });
});

test('an unpaid part stays written off until it is paid, too', async () => {
  const first = await collect(40_000);
  expect(orderOf(first)).toMatchObject({ status: 'WRITTEN_OFF', writtenOff: { minorUnits: 25_000 } });
  expect(await balancesOf(harness)).toMatchObject({ cash: 105_000, member: 0, written_off: 25_000 });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('₹250 stays written off.');
  expect(refusalOf(await collect(25_001))).toMatchObject({
    status: 400,
    message: orderMessages.dueTooHigh('₹250'),
  });
  expect(orderOf(await collect(25_000))).toMatchObject({ status: 'PAID', writtenOff: null });
});

test('a payment that is sent twice is recorded once; two desks at once take it once', async () => {
  const requestKey = randomUUID();
  const answers = [await collect(10_000, requestKey), await collect(10_000, requestKey)];
  expect(answers.map((answer) => orderOf(answer).status)).toEqual(['WRITTEN_OFF', 'WRITTEN_OFF']);
  expect(await balancesOf(harness)).toMatchObject({ cash: 75_000, written_off: 55_000 });
  const both = await Promise.all([collect(55_000), collect(55_000)]);
  expect(both.filter(({ errors }) => errors.length > 0)).toHaveLength(1);
  expect(await balancesOf(harness)).toMatchObject({ cash: 130_000, member: 0, written_off: 0 });
});

test('the journal says what was paid, and members cannot record such a payment', async () => {
  expect(refusalOf(await collect(65_000, randomUUID(), member))).toMatchObject({ status: 403 });
  await collect(40_000);
  const { data } = await desk.gql(
    'query ($memberId: ID!) { memberTimeline(memberId: $memberId, first: 20) { nodes { text } } }',
    { memberId: user.id },
  );
  expect(JSON.stringify(data)).toContain('Written-off rest of the order paid');
});

test('a refund afterwards returns all of it, and reverses the whole sale', async () => {
  await collect(65_000);
  await harness.services.orderAdministration.refund(admin, orderId, { reason: 'Moved' });
  const balances = await balancesOf(harness);
  expect(Object.values(balances).filter((paise) => paise !== 0)).toEqual([]);
});

test('a refund while a part stays written off leaves the loss of that part', async () => {
  await collect(40_000);
  await harness.services.orderAdministration.refund(admin, orderId, { reason: 'Moved' });
  expect(await balancesOf(harness)).toMatchObject({ cash: 0, member: 0, written_off: 25_000 });
});
