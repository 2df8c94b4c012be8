import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStudio, setStudio } from '#common/studio';
import { statementsOf } from '../../test/sql-statements';
import { moneyOf } from '../../graphql/money.type';
import { createPlanOffers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { MONEY, rupees } from '../../test/money';
import { orderInput, actorOf } from '../../test/order-calls';
import { User } from '../accounts/user.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { checkReceiptChain } from './receipt-chain';
import { Receipt } from './receipt.entity';
import { documentNumber, fiscalYearOf, seriesOf } from './receipt-number';

/** Statements that wait for a lock. */
const LOCK = /for (no key )?update|advisory_lock/i;

const GST = { rateBasisPoints: 1800, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

let harness: Harness;
let user: User;
let admin: User;
let offer: PlanOffer;
beforeEach(async () => void (await begin()));
afterEach(() => harness.stop());

async function begin(settings = {}) {
  harness = await startHarness(undefined, settings);
  user = await createUser(harness.dataSource);
  admin = await createUser(harness.dataSource, { role: 'admin' });
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
}

async function buy(): Promise<string> {
  const { orders, orderAdministration, pricing } = harness.services;
  const { totalPaise } = pricing.of(offer.pricePaise);
  const { order } = await orders.place(actorOf(user), {
    ...orderInput(offer),
    expectedTotal: moneyOf(totalPaise),
  });
  await orderAdministration.confirm(actorOf(admin), order.id, { method: 'card' });
  return order.id;
}

const receipts = () =>
  harness.dataSource.getRepository(Receipt).find({ order: { issuedAt: 'ASC', number: 'ASC' } });

test.each([
  ['2026-03-31T18:29:59Z', '25-26'],
  ['2026-03-31T18:30:00Z', '26-27'],
  ['2027-01-01T00:00:00Z', '26-27'],
  ['2099-12-31T00:00:00Z', '99-00'],
])('%s is in the financial year %s', (moment, year) => {
  expect(fiscalYearOf(Date.parse(moment))).toBe(year);
});

test('numbers have at most the 16 characters that the law allows', () => {
  for (const series of ['A', 'BH', 'ABC'].flatMap((prefix) => Object.values(seriesOf(prefix)))) {
    expect(documentNumber(series, '26-27', 1)).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
    expect(documentNumber(series, '26-27', 99_999)).toHaveLength(documentNumber(series, '26-27', 1).length);
  }
});

test('the document counter is the last lock of its transaction', async () => {
  const statements = await statementsOf(harness.dataSource, async () => {
    const orderId = await buy();
    await harness.services.orderAdministration.refund(actorOf(admin), orderId, {
      reason: 'The member moves away.',
    });
  });
  const transactions = statements.join(';\n').split(/^START TRANSACTION/m);
  const numbered = transactions.filter((statement) => statement.includes('document_counters'));
  expect(numbered).toHaveLength(2);
  for (const transaction of numbered) {
    const counted = transaction.indexOf('document_counters');
    expect(transaction.slice(0, counted)).toMatch(LOCK);
    expect(transaction.slice(counted)).not.toMatch(LOCK);
  }
});

test('issues a plain receipt without GSTIN if no tax is charged', async () => {
  await buy();
  const [receipt] = await receipts();
  expect(receipt).toMatchObject({ number: 'BH/26-27/000001', kind: 'receipt', fiscalYear: '26-27' });
  expect(receipt!.content).toEqual({
    kind: 'receipt',
    number: 'BH/26-27/000001',
    issuedAt: new Date(harness.clock.ms).toISOString(),
    supplier: {
      name: 'Bhor',
      address: ['1 Demonstration Lane', 'Pune 411000, Maharashtra'],
      phone: '+91 20 0000 0000',
      email: 'hello@studio.example',
      gstin: null,
    },
    recipient: 'Asha Kulkarni',
    placeOfSupply: 'Maharashtra',
    order: { number: 1, placedAt: new Date(harness.clock.ms).toISOString() },
    line: { plan: 'Offer 1', type: 'pass', months: 1, sac: null },
    price: {
      rateBasisPoints: 0,
      taxablePaise: 130_000,
      cgstPaise: 0,
      sgstPaise: 0,
      roundOffPaise: 0,
      totalPaise: 130_000,
    },
    paidBy: 'card',
    reverses: null,
  });
});

test('issues an invoice with GSTIN, SAC and both taxes if tax is charged', async () => {
  await harness.stop();
  await begin({ gst: GST });
  await buy();
  expect((await receipts())[0]!.content).toMatchObject({
    kind: 'invoice',
    supplier: { gstin: GST.gstin },
    line: { sac: GST.sac },
    price: {
      rateBasisPoints: 1800,
      taxablePaise: 110_169,
      cgstPaise: 9915,
      sgstPaise: 9915,
      roundOffPaise: 1,
      totalPaise: 130_000,
    },
  });
});

test('exclusive tax is added to the totals of orders and offers', async () => {
  await harness.stop();
  await begin({ gst: { ...GST, isInclusive: false } });
  await buy();
  expect((await receipts())[0]!.content.price.totalPaise).toBe(153_400);
  const { data } = await harness.gql(
    `{ planOffers { price { total ${MONEY} taxLines { name rateBasisPoints amount ${MONEY} } } } }`,
  );
  expect(data?.['planOffers']).toEqual([
    {
      price: {
        total: rupees(153_400),
        taxLines: ['CGST', 'SGST'].map((name) => ({ name, rateBasisPoints: 900, amount: rupees(11_700) })),
      },
    },
  ]);
});

test('a credit note names the reversed document and is numbered in its own series', async () => {
  const first = await buy();
  const second = await buy();
  harness.clock.ms += 1000;
  await harness.services.orderAdministration.refund(actorOf(admin), second, { reason: 'Moved' });
  await harness.services.orderAdministration.refund(actorOf(admin), first, { reason: 'Moved' });
  const [sold, , credit, other] = await receipts();
  expect(credit).toMatchObject({
    kind: 'credit_note',
    number: 'BHC/26-27/000001',
    orderId: second,
    content: { reverses: { number: 'BH/26-27/000002', reason: 'Moved' }, price: { totalPaise: 130_000 } },
  });
  expect(other).toMatchObject({
    number: 'BHC/26-27/000002',
    content: { reverses: { number: sold!.number, issuedAt: sold!.content.issuedAt } },
  });
});

test('numbering restarts every financial year, which is that of the calendar outside India', async () => {
  await buy();
  harness.clock.ms = Date.parse('2027-03-31T23:59:59.999+05:30');
  await buy();
  harness.clock.ms += 1;
  await buy();
  expect((await receipts()).map(({ number }) => number)).toEqual([
    'BH/26-27/000001',
    'BH/26-27/000002',
    'BH/27-28/000001',
  ]);
  const india = readStudio();
  setStudio({ ...india, place: { ...india.place, country: 'GB' } });
  await buy();
  setStudio(india);
  expect((await receipts()).map(({ number }) => number)).toContain('BH/2027/000001');
  expect(await checkReceiptChain(harness.dataSource)).toEqual({ checked: 4, broken: null });
});

test('issued documents do not change with the member’s name and cannot be updated or deleted', async () => {
  await buy();
  await harness.dataSource.getRepository(User).update(user.id, { name: 'Another Name' });
  expect((await receipts())[0]!.content.recipient).toBe('Asha Kulkarni');
  for (const change of [
    "update receipts set content = '{}'",
    'delete from receipts',
    'truncate receipts cascade',
  ]) {
    await expect(harness.dataSource.query(change)).rejects.toThrow('only ever added');
  }
});

test('names the e-mail address as recipient if the member has no name', async () => {
  await harness.dataSource.getRepository(User).update(user.id, { name: null });
  await buy();
  expect((await receipts())[0]!.content.recipient).toBe(user.email);
});

test('members can read their own receipts, front desk and admins any; others get null', async () => {
  await buy();
  const [{ id }] = (await receipts()) as [Receipt];
  const neighbour = await createUser(harness.dataSource);
  const frontDesk = await createUser(harness.dataSource, { role: 'front_desk' });
  const { receipts: service } = harness.services;
  for (const reader of [user, admin, frontDesk])
    expect(await service.find(actorOf(reader), id)).toMatchObject({ id });
  expect(await service.find(actorOf(neighbour), id)).toBeNull();
  for (const none of ['no-id', neighbour.id]) expect(await service.find(actorOf(admin), none)).toBeNull();
});
