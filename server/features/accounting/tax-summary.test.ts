import { afterEach, expect, test } from 'vitest';
import { accountingMessages } from '#common/accounting/messages';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { MONEY, rupees } from '../../test/money';
import { actorOf, buy, refund, refundWith, signedIn } from '../../test/order-calls';
import { moneyOf } from '../../graphql/money.type';
import { exportedRows } from './testing/exported-rows';

const GST = { rateBasisPoints: 500, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

const AMOUNTS = ['taxable', 'cgst', 'sgst', 'roundOff', 'total'].map((name) => `${name} ${MONEY}`).join(' ');
const SUMMARY = `query ($month: String!) { taxSummary(month: $month) {
  month gstin
  byRate { gstin placeOfSupply stateCode rateBasisPoints amounts { ${AMOUNTS} } }
  byService { gstin sac rateBasisPoints soldCount creditNoteCount amounts { ${AMOUNTS} } }
  series { series kinds firstNumber lastNumber issuedCount cancelledCount }
  total { ${AMOUNTS} } booked { ${AMOUNTS} }
} }`;

let harness: Harness;
afterEach(() => harness.stop());

async function studioWith(settings: Parameters<typeof startHarness>[1], moment?: string) {
  harness = await startHarness(undefined, settings);
  if (moment) harness.clock.ms = Date.parse(moment);
  const { browser: admin, user } = await signedIn(harness, 'admin');
  const { browser: member } = await signedIn(harness);
  const [offer] = await createPlanOffers(harness.dataSource, 1, { pricePaise: 130_000 });
  const summaryOf = async (month: string) => (await admin.gql(SUMMARY, { month })).data?.['taxSummary'];
  return { admin, actor: actorOf(user), member, offer: offer!, summaryOf };
}

const amounts = (taxable: number, half: number, total: number) => ({
  taxable: rupees(taxable),
  cgst: rupees(half),
  sgst: rupees(half),
  roundOff: rupees(total - taxable - 2 * half),
  total: rupees(total),
});

test('a month has the tables of GSTR-1, without what credit notes take away', async () => {
  const { admin, actor, member, offer, summaryOf } = await studioWith({ gst: GST });
  await buy(member, admin, offer);
  const { id } = await buy(member, admin, offer);
  const third = await buy(member, admin, offer);
  await refund(admin, id);
  await refundWith(admin, { id: third.id, reason: 'Closed for a week', amount: moneyOf(30_000) });
  const sums = amounts(219_048, 5476, 230_000);
  expect(await summaryOf('2026-11')).toEqual({
    month: '2026-11',
    gstin: GST.gstin,
    byRate: [
      {
        gstin: GST.gstin,
        placeOfSupply: 'Maharashtra',
        stateCode: '27',
        rateBasisPoints: 500,
        amounts: sums,
      },
    ],
    byService: [
      {
        gstin: GST.gstin,
        sac: '999723',
        rateBasisPoints: 500,
        soldCount: 3,
        creditNoteCount: 2,
        amounts: sums,
      },
    ],
    series: [
      {
        series: 'BH/26-27',
        kinds: ['INVOICE'],
        firstNumber: 'BH/26-27/000001',
        lastNumber: 'BH/26-27/000003',
        issuedCount: 3,
        cancelledCount: 0,
      },
      {
        series: 'BHC/26-27',
        kinds: ['CREDIT_NOTE'],
        firstNumber: 'BHC/26-27/000001',
        lastNumber: 'BHC/26-27/000002',
        issuedCount: 2,
        cancelledCount: 0,
      },
    ],
    total: sums,
    booked: sums,
  });
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const rows = await exportedRows(harness.services, actor, { file: 'gst', period });
  expect(rows.map((row) => Object.values(row).join('|'))).toEqual([
    '7 B2C by rate and state|2026-11|27ABCDE1234F1Z5|27-Maharashtra||5|2190.48|54.76|54.76|0.00|2300.00|3|2|||||',
    '12 B2C by SAC|2026-11|27ABCDE1234F1Z5||999723|5|2190.48|54.76|54.76|0.00|2300.00|3|2|||||',
    '13 Documents|2026-11||||||||||||BH/26-27|BH/26-27/000001|BH/26-27/000003|3|0',
    '13 Documents|2026-11||||||||||||BHC/26-27|BHC/26-27/000001|BHC/26-27/000002|2|0',
  ]);
});

test('documents belong to the month of their day at the studio; a refund of a sale before makes it negative', async () => {
  const { admin, member, offer, summaryOf } = await studioWith({ gst: GST }, '2026-11-30T23:59:59.999+05:30');
  const { id } = await buy(member, admin, offer);
  harness.clock.ms += 1;
  await refund(admin, id);
  expect(await summaryOf('2026-11')).toMatchObject({ total: amounts(123_810, 3095, 130_000) });
  const ordersWith = async (documentsOn: object) => {
    const { data } = await admin.gql(
      'query ($filter: OrderFilter) { orders(filter: $filter) { nodes { id } } }',
      { filter: { documentsOn } },
    );
    return (data?.['orders'] as { nodes: object[] }).nodes;
  };
  expect(await ordersWith({ from: '2026-11-30', to: '2026-11-30' })).toEqual([{ id }]);
  expect(await ordersWith({ from: '2026-12-01' })).toEqual([{ id }]);
  for (const none of [{ to: '2026-11-29' }, { from: '2026-12-02' }])
    expect(await ordersWith(none)).toEqual([]);
  const december = amounts(-123_810, -3095, -130_000);
  expect(await summaryOf('2026-12')).toMatchObject({
    total: december,
    booked: december,
    byService: [{ soldCount: 0, creditNoteCount: 1 }],
    series: [{ series: 'BHC/26-27', issuedCount: 1 }],
  });
});

test('a studio without GSTIN has receipts without tax, and nothing by service code', async () => {
  const { admin, actor, member, offer, summaryOf } = await studioWith({});
  await buy(member, admin, offer);
  const sums = amounts(130_000, 0, 130_000);
  expect(await summaryOf('2026-11')).toMatchObject({
    gstin: null,
    byRate: [{ gstin: null, stateCode: null, rateBasisPoints: 0, amounts: sums }],
    byService: [],
    series: [{ series: 'BH/26-27', kinds: ['RECEIPT'] }],
    total: sums,
    booked: sums,
  });
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const [row] = await exportedRows(harness.services, actor, { file: 'gst', period });
  expect(row).toMatchObject({ Table: 'Receipts without tax', GSTIN: '', 'Place of supply': 'Maharashtra' });
});

test('a month without documents is empty', async () => {
  const { summaryOf } = await studioWith({ gst: GST });
  const nothing = amounts(0, 0, 0);
  expect(await summaryOf('2024-02')).toMatchObject({
    byRate: [],
    byService: [],
    series: [],
    total: nothing,
    booked: nothing,
  });
});

test.each(['2026-13', '2026-00', '2026-1', '26-11', '0026-11', '2026-11-01', '', 'November'])(
  'a month that is none is refused: %s',
  async (month) => {
    const { admin } = await studioWith({});
    const { data, errors } = await admin.gql(SUMMARY, { month });
    expect(data).toEqual({ taxSummary: null });
    expect(errors[0]).toMatchObject({
      message: accountingMessages.monthInvalid,
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: ['month'] }] },
    });
  },
);
