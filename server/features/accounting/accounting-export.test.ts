import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACCOUNTING_FILES, fileNameOf } from '#common/accounting/files';
import { accountingMessages } from '#common/accounting/messages';
import { enumName } from '#common/enum-names';
import { isLeadingRole, ROLES } from '#common/accounts/roles';
import { Browser } from '../../test/browser';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { onlineGateway } from '../../test/online-gateway';
import { actorOf, buy, orderOf, place, refundWith, signedIn } from '../../test/order-calls';
import { moneyOf } from '../../graphql/money.type';
import type { User } from '../accounts/user.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { exportedRows } from './testing/exported-rows';

const GST = { rateBasisPoints: 500, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

let harness: Harness;
let admin: Browser;
let adminUser: User;
let member: Browser;
let memberUser: User;
let offer: PlanOffer;
beforeEach(async () => {
  harness = await startHarness(undefined, { gst: GST, gateways: [onlineGateway().gateway] });
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
  ({ browser: member, user: memberUser } = await signedIn(harness));
  [offer] = (await createPlanOffers(harness.dataSource, 1, { name: 'Basic' })) as [PlanOffer];
});
afterEach(() => harness.stop());

const rowsOf = (file: (typeof ACCOUNTING_FILES)[number], period = NOVEMBER) =>
  exportedRows(harness.services, actorOf(adminUser), { file, period });

const URL_OF = `query ($file: AccountingFile!, $period: AccountingPeriod!) {
  accountingExportUrl(file: $file, period: $period)
}`;

test('files have ids, references, dates at the studio and amounts with two decimals', async () => {
  const order = await buy(member, admin, offer);
  await refundWith(admin, { id: order.id, reason: 'Closed', amount: moneyOf(30_001), method: 'UPI' });
  const [payment] = await rowsOf('payments');
  const common = { Order: '1', 'Order ID': order.id, 'Member ID': memberUser.id };
  const booked = { 'Booked on': '2026-11-21', 'Booked at': '12:00', ...common, Account: 'desk' };
  expect(payment).toEqual({
    'Payment ID': order.payment!.id,
    ...booked,
    Amount: '1300.00',
    Method: 'cash',
    Reference: '',
    Gateway: 'desk',
    'Gateway payment ID': '',
  });
  expect(await rowsOf('refunds')).toMatchObject([
    { 'Payment ID': order.payment!.id, ...booked, Amount: '300.01', Method: 'upi', Cause: 'order' },
  ]);
  const document = { ...common, GSTIN: GST.gstin, SAC: '999723', 'Rate %': '5', 'Issued on': '2026-11-21' };
  expect(await rowsOf('invoices')).toMatchObject([
    { ...document, Number: 'BH/26-27/000001', 'Taxable value': '1238.10', CGST: '30.95', Total: '1300.00' },
  ]);
  expect(await rowsOf('credit_notes')).toMatchObject([
    { ...document, Number: 'BHC/26-27/000001', Total: '300.01', 'Reverses number': 'BH/26-27/000001' },
  ]);
  expect(await rowsOf('orders')).toMatchObject([
    { ...common, 'Placed on': '2026-11-21', Status: 'paid', Plan: 'Basic', Total: '1300.00' },
  ]);
});

test('money at the gateway has its references, also that of a payment that went back', async () => {
  const { id } = orderOf(await place(member, offer));
  for (const gatewayPaymentId of ['pay_1', 'pay_2']) {
    harness.clock.ms += 1;
    await harness.services.payments.record({
      gateway: 'razorpay',
      orderId: id,
      gatewayPaymentId,
      amountPaise: 130_000,
      status: 'captured',
    });
  }
  await harness.runDueJobs();
  const gateway = { Account: 'gateway', Gateway: 'razorpay', Amount: '1300.00' };
  expect(await rowsOf('payments')).toMatchObject(
    ['pay_1', 'pay_2'].map((reference) => ({ ...gateway, 'Gateway payment ID': reference })),
  );
  expect(await rowsOf('refunds')).toMatchObject([
    { ...gateway, 'Gateway refund ID': 'rfnd_1', Cause: 'unused' },
  ]);
  expect(await rowsOf('credit_notes')).toEqual([]);
});

test('an order waits in the file of its month, and is in the later one of its payment', async () => {
  const { id } = orderOf(await place(member, offer));
  expect(await rowsOf('orders')).toMatchObject([{ 'Order ID': id, Status: 'pending', 'Status since': '' }]);
  harness.clock.ms = Date.parse('2026-12-01T00:00:00+05:30');
  await harness.services.orderAdministration.confirm(actorOf(adminUser), id, { method: 'upi' });
  const december = { from: '2026-12-01', to: '2026-12-31' };
  expect(await rowsOf('orders', december)).toMatchObject([{ 'Order ID': id, Status: 'paid' }]);
  expect(await rowsOf('payments')).toEqual([]);
  expect(await rowsOf('payments', december)).toHaveLength(1);
});

test.each(ACCOUNTING_FILES)(
  'the file %s is downloaded at its URL, and recorded in the journal',
  async (file) => {
    await buy(member, admin, offer);
    const { data } = await admin.gql(URL_OF, { file: enumName(file), period: NOVEMBER });
    const { pathname, search } = new URL(data!['accountingExportUrl'] as string);
    const { status, headers, body } = await admin.rest('GET', `${pathname}${search}`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename=bhor-${fileNameOf(file)}.csv`);
    expect(Buffer.from(String(body['base64']), 'base64').toString('utf8')).toMatch(/^\uFEFF[A-Z].*\r\n/);
    const rows = (await rowsOf(file)).length;
    const [entry] = await harness.dataSource.query<object[]>(
      "select type, actor_id, after from journal where type = 'accounting.exported' order by at limit 1",
    );
    const after = { rows, filter: { file, ...NOVEMBER }, isSearched: false };
    expect(entry).toEqual({ type: 'accounting.exported', actor_id: adminUser.id, after });
  },
);

test('only admins read them', async () => {
  const address = '/api/user/admin/accounting/payments.csv?from=2026-11-01&to=2026-11-30';
  expect((await new Browser(harness).rest('GET', address)).status).toBe(401);
  for (const role of ROLES.filter((one) => !isLeadingRole(one))) {
    const { browser } = await signedIn(harness, role);
    expect((await browser.rest('GET', address)).status).toBe(403);
    const { errors } = await browser.gql(URL_OF, { file: 'GST', period: NOVEMBER });
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'PERMISSION_REQUIRED' });
  }
  expect((await admin.rest('GET', address)).status).toBe(200);
});

test.each([
  ['2026-11-30', '2026-11-29', accountingMessages.endsBeforeStart],
  ['2024-12-01', '2026-12-01', accountingMessages.periodTooLong],
  ['2026-13-01', '2026-11-30', /^The value of from is missing or has the wrong type/],
  ['2026-02-30', '2026-11-30', /^The value of from is missing or has the wrong type/],
  ['', '', /^The value of from is missing or has the wrong type/],
])('a wrong period is refused: %s to %s', async (from, to, message) => {
  const query = new URLSearchParams({ from, to }).toString();
  const { status, body } = await admin.rest('GET', `/api/user/admin/accounting/gst.csv?${query}`);
  expect(status).toBe(400);
  expect(body['message']).toMatch(message);
});

test('a period may have two years', async () => {
  expect(await rowsOf('payments', { from: '2024-12-01', to: '2026-11-30' })).toEqual([]);
  const query = 'from=2024-12-01&to=2026-11-30';
  expect((await admin.rest('GET', `/api/user/admin/accounting/orders.csv?${query}`)).status).toBe(200);
});
