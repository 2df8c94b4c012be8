import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyOf } from '../../graphql/money.type';
import type { Browser } from '../../test/browser';
import { closeDay, dayToClose, moveCash, reopenWith } from '../../test/day-close-calls';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, beginSession, orderInput, signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let desk: Browser;
let deskUser: User;
let admin: Browser;
let adminUser: User;
beforeAll(async () => {
  harness = await startHarness();
  ({ browser: desk, user: deskUser } = await signedIn(harness, 'front_desk'));
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
});
afterAll(() => harness.stop());

/** Sells a plan of ₹1,300 by UPI. */
async function sell(reference: string): Promise<void> {
  const { services, dataSource } = harness;
  const [offer] = await createPlanOffers(dataSource, 1, { name: `Offer ${reference}` });
  const { order } = await services.orders.place(actorOf(await createUser(dataSource)), orderInput(offer!));
  await services.orderAdministration.confirm(actorOf(deskUser), order.id, { method: 'upi', reference });
}

const LIST = [
  '21/11/2026 UPI/CR/412345678901/ASHA RAO/okaxis 1,300.00 45,210.50',
  '412345678902 ₹1,200',
  '412345678909 ₹99.50',
  '412345678901 1,300.00 the same again',
].join('\n');

test('the list of the bank is compared with the UPI payments of the day, and kept without names', async () => {
  for (const reference of ['412345678901', '412345678902', '412345678903']) await sell(reference);
  const compared = await dayToClose(desk, { bankList: LIST });
  expect(compared.bank).toEqual({
    total: moneyOf(259_950),
    matchedCount: 1,
    matched: moneyOf(130_000),
    unmatched: [
      { reference: '412345678902', booked: moneyOf(130_000), atBank: moneyOf(120_000), bookedOn: null },
      { reference: '412345678909', booked: null, atBank: moneyOf(9950), bookedOn: null },
      { reference: '412345678903', booked: moneyOf(130_000), atBank: null, bookedOn: null },
    ],
  });
  const closing = await closeDay(desk, {
    bankList: LIST,
    differences: [{ way: 'UPI', reason: 'One is missing' }],
  });
  expect(closing.bank).toEqual(compared.bank);
  expect(closing.ways[1]).toMatchObject({
    way: 'UPI',
    expected: moneyOf(390_000),
    counted: moneyOf(259_950),
    difference: moneyOf(-130_050),
    reason: 'One is missing',
  });
  const [row] = await harness.dataSource.query<object[]>('select * from day_closings');
  expect(JSON.stringify(row)).not.toContain('ASHA');
});

test('a payment that the list has, but another business day, is said to be booked there', async () => {
  harness.clock.ms = Date.parse('2026-11-22T12:00:00+05:30');
  await beginSession(harness, desk, deskUser);
  const { bank } = await dayToClose(desk, { bankList: '412345678903 1300.00' });
  expect(bank).toMatchObject({
    matchedCount: 0,
    unmatched: [{ reference: '412345678903', booked: moneyOf(130_000), bookedOn: '2026-11-21' }],
  });
});

test('cash that is moved with the same key moves once; another amount with it is refused', async () => {
  const requestKey = 'key-of-a-movement';
  const first = await moveCash(desk, -50, requestKey);
  const second = await moveCash(desk, -50, requestKey);
  expect(second.data).toEqual(first.data);
  const other = await moveCash(desk, -60, requestKey);
  expect(other.errors[0]?.extensions.reason).toBe('REQUEST_KEY_USED');
  const [sums] = await harness.dataSource.query<object[]>(
    `select sum(amount_paise) filter (where account = 'cash')::int as cash, sum(amount_paise)::int as balance
     from ledger_entries where kind = 'cash_movement'`,
  );
  expect(sums).toEqual({ cash: -5000, balance: 0 });
});

test.each([
  [0, 'amount'],
  [20_000_000, 'amount'],
])('an amount of ₹%d is not moved', async (amount, field) => {
  const { errors } = await moveCash(desk, amount);
  expect(errors[0]?.extensions.fields?.[0]?.path).toContain(field);
});

test('closed days are downloaded as a file, with their differences, and that is recorded', async () => {
  const { id } = await closeDay(desk, {
    otherCash: moneyOf(0),
    differences: [{ way: 'CASH', reason: 'No float yet' }],
    handedOverTo: 'Meera, owner',
  });
  harness.clock.ms += 60_000;
  await beginSession(harness, admin, adminUser);
  await reopenWith(admin, id);
  const { status, headers, body } = await desk.rest('GET', '/api/user/admin/day-closings.csv');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename=bhor-closed-days.csv');
  const [head, ...lines] = Buffer.from(String(body['base64']), 'base64').toString('utf8').split('\r\n');
  expect(head).toContain('Day,Covers from,Float,Float reason,Cash expected,Cash counted,Cash difference');
  expect(lines[0]).toMatch(/^[\w-]+,2026-11-22,2026-11-22,0\.00,,-50\.00,0\.00,50\.00,No float yet,/);
  expect(lines[0]).toContain('"Meera, owner",2026-11-22,12:00');
  expect(lines[0]).toContain('2026-11-22,');
  expect(lines[0]).toContain('A receipt was found');
  expect(lines[1]).toContain('3900.00,2599.50,-1300.50,One is missing');
  const [entry] = await harness.dataSource.query<object[]>(
    "select actor_id, after from journal where type = 'days.exported'",
  );
  expect(entry).toMatchObject({ actor_id: deskUser.id, after: { rows: 2 } });
});
