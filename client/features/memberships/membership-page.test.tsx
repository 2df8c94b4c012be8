import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/session';
import { razorpayCheckout } from '../../test/razorpay-checkout';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { requestsOf } from '../../test/requests-of';
import { tokenOf } from '../../test/token';
import { Page } from './membership-page';
import { memberships, nothing, pass, period } from './testing/membership-answers';
import { orderOf as order, orderPage, paidOrder } from './testing/order-answers';

const receipt = { __typename: 'Receipt', id: 'r1', number: 'BH/26-27/000123', kind: 'RECEIPT' };

const list = (...page: Parameters<typeof orderPage>) => ({
  me: { __typename: 'Viewer', user: { __typename: 'User', id: 'member', orders: orderPage(...page) } },
});

type Answers = NonNullable<Parameters<typeof renderPage>[1]>['answers'];

const open = (answers: Answers = {}) =>
  renderPage(<Page />, {
    path: '/membership',
    answers: { MyMemberships: () => memberships(nothing('PASS')), MyOrders: () => list([]), ...answers },
  });

const region = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

// Loaded up front, so that no test has to wait for it.
beforeAll(() => import('./razorpay-form'));
beforeEach(() => storeToken(tokenOf()));

test('without a membership it shows "Inactive" and links to the plans', async () => {
  await open();
  expect(region('Gym pass').getByText('Inactive')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the passes' }).getAttribute('href')).toBe(
    '/pass-membership-plans',
  );
  expect(region('Orders and receipts').getByText('No orders yet')).toBeTruthy();
});

test('an active membership shows plan, start, upcoming period, end and how it stops', async () => {
  await open({ MyMemberships: () => memberships(pass) });
  const card = region('Gym pass');
  expect(card.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Basic',
    '20 November 2026',
    'Premium 3 Months, 21 December 2026 to 20 March 2027',
    '20 March 2027',
  ]);
  expect(card.getByText(/never renews automatically/)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Renew Basic' }).getAttribute('href')).toBe(
    '/pass-membership-plans?plan=basic',
  );
});

test('an ended membership is inactive, shows its end date and links to the same plan for renewal', async () => {
  const previous = period('Premium 3 Months', '2026-06-14T18:30:00Z', '2026-09-14T18:30:00Z');
  const ended = { ...nothing('PASS'), previous, paidUntil: previous.endsAt };
  await open({ MyMemberships: () => memberships(ended) });
  const card = region('Gym pass');
  expect(card.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Premium 3 Months',
    '15 June 2026',
  ]);
  expect(card.getByText('Inactive, ended on 14 September 2026')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Renew Premium 3 Months' }).getAttribute('href')).toBe(
    '/pass-membership-plans?plan=premium-3-months',
  );
});

test.each([
  ['DESK', 'Once the front desk confirms it, your plan starts on 21 March 2027, when your current one ends.'],
  ['RAZORPAY', 'Once the payment arrives, your plan starts on 21 March 2027, when your current one ends.'],
])(
  'a renewal awaiting payment (%s) shows its later start, not an immediate one',
  async (gateway, sentence) => {
    await open({
      MyMemberships: () => memberships({ ...pass, pendingOrder: order(7, { status: 'PENDING', gateway }) }),
    });
    const text = screen.getByText(/Pay by 4 December 2026/).textContent;
    expect(text).toContain(sentence);
    expect(text).not.toContain('as soon as');
  },
);

test('an order awaiting payment shows amount and place, and is cancelled with one request after a confirmation', async () => {
  const { operations } = await open({
    MyMemberships: () => memberships({ ...nothing('PASS'), pendingOrder: order(7, { status: 'PENDING' }) }),
    MyOrders: () => list([order(7, { status: 'PENDING' })]),
    CancelOrder: () => ({
      cancelOrder: {
        __typename: 'CancelOrderPayload',
        message: 'Your order is cancelled.',
        order: order(7, { status: 'CANCELLED' }),
        membership: nothing('PASS'),
      },
    }),
  });
  const desk = region('Pay ₹1,300 at the front desk');
  expect(screen.getAllByRole('heading', { level: 2 })[1]?.textContent).toBe('Check in');
  expect(desk.getByText('For Basic, order 7.')).toBeTruthy();
  expect(region('Check in').getByText(/^You have no active gym pass\./)).toBeTruthy();
  expect(desk.getByText(/Pay by 4 December 2026/)).toBeTruthy();
  const cancel = async () => {
    await press(desk.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel order 7?' }));
    await press(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Your order is cancelled.')).toBeTruthy();
  };
  expect(await requestsOf(operations, cancel)).toEqual(['CancelOrder']);
  expect(operations.at(-1)?.variables).toEqual({ input: { id: 'order-7' } });
  expect(screen.queryByText(/Pay ₹1,300/)).toBeNull();
  expect(region('Orders and receipts').getByText('Cancelled')).toBeTruthy();
});

const online = (status = 'PENDING') => order(7, { status, gateway: 'RAZORPAY' });
const unpaid = { ...nothing('PASS'), pendingOrder: online() };
const toPay = (overrides = {}) => ({
  startOrderPayment: {
    __typename: 'StartOrderPaymentPayload',
    message: 'Your order is placed.',
    checkout: razorpayCheckout,
    order: paidOrder(online()),
    membership: unpaid,
    ...overrides,
  },
});

/** Stubs the checkout form of Razorpay; `end` reports its result. */
function stubForm(
  end: (options: { handler: (result: unknown) => void; modal: { ondismiss: () => void } }) => void,
) {
  const opened: unknown[] = [];
  vi.stubGlobal(
    'Razorpay',
    class {
      constructor(private readonly options: Parameters<typeof end>[0]) {}
      open() {
        opened.push(this.options);
        end(this.options);
      }
    },
  );
  return opened;
}

const paidNow = { order: paidOrder(online('PAID')), membership: pass };

test('an order awaiting online payment is paid from this page, with one request after the checkout form', async () => {
  let complete = () => {};
  const opened = stubForm(({ handler }) => {
    complete = () => handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'a'.repeat(64) });
  });
  const { operations } = await open({
    MyMemberships: () => memberships(unpaid),
    MyOrders: () => list([online()]),
    StartOrderPayment: () => toPay(),
    ConfirmOnlinePayment: () => ({
      confirmOnlinePayment: {
        __typename: 'ConfirmOnlinePaymentPayload',
        message: 'It has arrived.',
        ...paidNow,
      },
    }),
  });
  const waiting = region('Pay ₹1,300 for your order');
  expect(waiting.getByText(/give your order number at the front desk/)).toBeTruthy();
  const start = async () => {
    await press(waiting.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(opened).toMatchObject([{ order_id: 'order_1' }]));
  };
  expect(await requestsOf(operations, start)).toEqual(['StartOrderPayment']);
  const pay = async () => {
    act(complete);
    expect(await screen.findByText('It has arrived.')).toBeTruthy();
  };
  expect(await requestsOf(operations, pay)).toEqual(['ConfirmOnlinePayment']);
  expect(operations.at(-1)?.variables).toEqual({
    input: { orderId: 'order-7', gatewayPaymentId: 'pay_1', signature: 'a'.repeat(64) },
  });
  expect(region('Orders and receipts').getByText('Paid')).toBeTruthy();
  expect(region('Gym pass').getByText('20 November 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

test('closing the checkout form keeps the order open and shows a message', async () => {
  stubForm(({ modal }) => modal.ondismiss());
  const { operations } = await open({
    MyMemberships: () => memberships(unpaid),
    StartOrderPayment: () => toPay(),
  });
  await press(button('Pay now'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your order is still here');
  expect(operations.map(({ name }) => name)).not.toContain('ConfirmOnlinePayment');
  expect(button('Pay now')).toBeTruthy();
});

test('an order already paid in another tab shows a message and opens no form', async () => {
  const opened = stubForm(() => {});
  const { operations } = await open({
    MyMemberships: () => memberships(unpaid),
    MyOrders: () => list([online()]),
    StartOrderPayment: () => toPay({ message: 'Your payment has arrived.', checkout: null, ...paidNow }),
  });
  const pay = async () => {
    await press(button('Pay now'));
    expect(await screen.findByText('Your payment has arrived.')).toBeTruthy();
  };
  expect(await requestsOf(operations, pay)).toEqual(['StartOrderPayment']);
  expect(region('Orders and receipts').getByText('Paid')).toBeTruthy();
  expect(opened).toEqual([]);
});

test('an order to be paid at the front desk cannot be paid online', async () => {
  await open({ MyMemberships: () => memberships({ ...nothing('PASS'), pendingOrder: order(7) }) });
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

test('a conflict with a decision of the front desk shows the error and the new status', async () => {
  let status = 'PENDING';
  await open({
    MyOrders: () => list([order(7, { status })]),
    CancelOrder: () => {
      status = 'PAID';
      return refusal('This order no longer waits.', { code: 'CONFLICT' });
    },
  });
  await press(button('Cancel order 7'));
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This order no longer waits.');
  await waitFor(() => expect(region('Orders and receipts').getByText('Paid')).toBeTruthy());
});

test('"Show more" loads the next page of orders', async () => {
  await open({
    MyOrders: ({ after }) => (after ? list([order(6)]) : list([order(7)], 'cursor')),
  });
  await press(button('Show more'));
  expect(await screen.findByText(/Order 6/)).toBeTruthy();
  expect(screen.getByText(/Order 7/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('shows a loading state, and errors for parts that failed to load', async () => {
  const { unmount } = await open({ MyMemberships: () => 'never', MyOrders: () => 'never' });
  expect(screen.getByRole('heading', { level: 1, name: 'Your membership' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Loading')).toHaveLength(2));
  unmount();
  await open({ MyMemberships: () => new Error('away'), MyOrders: () => new Error('away') });
  expect(await screen.findByText('Your membership did not load.')).toBeTruthy();
  expect(screen.getByText('Your orders did not load.')).toBeTruthy();
});

test.each([
  ['UPI', 'Paid by UPI · 21 November 2026'],
  ['CASH', 'Paid in cash · 21 November 2026'],
  ['OTHER', 'Paid online · 21 November 2026'],
])('a payment by %s is shown with its day, also after a refund', async (method, words) => {
  const payment = { __typename: 'Payment', id: 'one', method, paidAt: '2026-11-20T20:00:00Z' };
  await open({ MyOrders: () => list([order(7, { status: 'REFUNDED', payment })]) });
  expect(region('Orders and receipts').getByText(words)).toBeTruthy();
});

test.each([
  ['REQUESTED', null, '₹1,300 refund on its way'],
  ['PENDING', null, '₹1,300 refund on its way'],
  ['DONE', '2026-11-21T10:00:00Z', '₹1,300 refunded · 21 November 2026Your bank may take'],
  ['FAILED', null, '₹1,300 refund failedWe have been told'],
])('a refund that is %s is shown to the member', async (status, doneAt, words) => {
  const refund = {
    __typename: 'Refund',
    id: 'one',
    status,
    amount: { __typename: 'Money', minorUnits: 130_000, currencyCode: 'INR' },
    doneAt,
    method: null,
    manualMethod: null,
  };
  await open({ MyOrders: () => list([order(7, { status: 'REFUNDED', refunds: [refund] })]) });
  expect(screen.getByRole('region', { name: 'Orders and receipts' }).textContent).toContain(words);
});

test('an order that was refunded at the front desk shows how, why and the credit note', async () => {
  const refund = {
    __typename: 'Refund',
    id: 'one',
    status: 'DONE',
    amount: { __typename: 'Money', minorUnits: 130_000, currencyCode: 'INR' },
    doneAt: '2026-11-21T10:00:00Z',
    method: 'CASH',
    manualMethod: null,
  };
  const creditNote = { ...receipt, kind: 'CREDIT_NOTE' };
  const refunded = { status: 'REFUNDED', reason: 'Moved to another city.', refunds: [refund] };
  await open({ MyOrders: () => list([order(7, { ...refunded, receipts: [creditNote] })]) });
  const orders = region('Orders and receipts');
  expect(orders.getByText('₹1,300 refunded in cash · 21 November 2026')).toBeTruthy();
  expect(orders.getByText('Moved to another city.')).toBeTruthy();
  expect(orders.getByRole('button', { name: 'Download Credit note BH/26-27/000123' })).toBeTruthy();
});
