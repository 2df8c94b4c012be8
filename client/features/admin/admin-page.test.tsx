import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentToken, storeToken } from '../../lib/session';
import { allToasts } from '../../lib/toast';
import { refusal } from '../../test/refusal';
import { press } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { changedOrder as changed, deskOrder as order, deskOrders as list } from './testing/desk-answers';
import { openPanel, panelAddress, type PanelAnswers } from './testing/open-panel';

const open = (answers: PanelAnswers = {}, search = '?tab=orders') =>
  openPanel(search, { DeskOrders: () => list([order(7)]), ...answers });

/** The answers before and after the decision about order 7, by the name of its mutation. */
function deciding(name: string, before: object, after: object) {
  let orders = [before];
  return {
    DeskOrders: () => list(orders),
    [name.charAt(0).toUpperCase() + name.slice(1)]: () => {
      orders = [after];
      return changed(name, after);
    },
  };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const inDialog = (name: string) => press(dialog().getByRole('button', { name }));
const row = (number: number) => screen.getByRole('row', { name: new RegExp(`^${number}\\b`) });

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('the panel opens with the orders awaiting confirmation', async () => {
  const { operations } = await open();
  expect(operations[0]?.variables).toMatchObject({ filter: { statuses: ['PENDING'] } });
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/home');
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account');
  const cells = within(row(7))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(0, 3)).toEqual(['Asha Raoasha@example.com+91 98765 43210', 'Basic1 month', '₹1,300']);
  expect(cells[4]).toBe('Waiting');
  expect(row(7).querySelector('time')?.title).toBe('21 Nov 2026, 5:10 am');
});

test.each([
  ['c', 'Confirm order 7?'],
  ['r', 'Reject order 7?'],
])('the key %s asks about the selected order', async (key, title) => {
  await open();
  await act(async () => void fireEvent.keyDown(document.body, { key: 'j' }));
  expect(document.activeElement).toBe(row(7));
  await act(async () => void fireEvent.keyDown(row(7), { key }));
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
});

test('the status filter is kept in the URL', async () => {
  const { operations } = await open();
  await press(screen.getByRole('link', { name: 'Refunded' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders&status=refunded');
  await waitFor(() =>
    expect(operations.at(-1)?.variables).toMatchObject({ filter: { statuses: ['REFUNDED'] } }),
  );
  await press(screen.getByRole('link', { name: 'All' }));
  await waitFor(() => expect(operations.at(-1)?.variables).toMatchObject({ filter: { statuses: null } }));
});

test('a payment is confirmed with its method, in a dialog that names the member, plan and amount', async () => {
  const { operations } = await open(deciding('confirmOrder', order(7), order(7, { status: 'PAID' })));
  await press(button('Confirm 7'));
  expect(screen.getByRole('dialog', { name: 'Confirm order 7?' }).textContent).toContain(
    'Asha Rao has paid ₹1,300 for Basic.',
  );
  await inDialog('Confirm payment');
  expect(dialog().getByRole('alert').textContent).toBe('Choose how it was paid.');
  fireEvent.click(dialog().getByRole('radio', { name: 'Card' }));
  await inDialog('Confirm payment');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operations.find(({ name }) => name === 'ConfirmOrder')?.variables).toEqual({
    input: { id: 'order-7', method: 'CARD', reference: null },
  });
  expect(screen.queryByRole('row', { name: /^7\b/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'No orders waiting' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Orders' }));
  expect(allToasts().at(-1)?.text).toBe('Order 7: Done. Moved to Paid.');
  act(() => allToasts().at(-1)?.action?.run());
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders&status=paid');
});

test('a payment after the day was closed says for which day it counts', async () => {
  const late = { status: 'PAID', laterBusinessDay: '2026-11-22' };
  await open(deciding('confirmOrder', order(7), order(7, late)));
  await press(button('Confirm 7'));
  fireEvent.click(dialog().getByRole('radio', { name: 'Cash' }));
  await inDialog('Confirm payment');
  await waitFor(() =>
    expect(allToasts().at(-1)?.text).toBe(
      'Order 7: Done. It counts for 22 November 2026, because today is closed. Moved to Paid.',
    ),
  );
});

test('rejecting an order requires a reason, and the order stays in the list of all orders', async () => {
  const { operations } = await open(
    deciding('rejectOrder', order(7), order(7, { status: 'REJECTED', reason: 'No papers.' })),
    '?tab=orders&status=all',
  );
  await press(button('Reject 7'));
  await inDialog('Reject order');
  expect(dialog().getByText(/^Give a reason/)).toBeTruthy();
  fireEvent.change(dialog().getByLabelText('Reason'), { target: { value: 'No papers.' } });
  await inDialog('Reject order');
  await waitFor(() => expect(row(7).textContent).toContain('RejectedNo papers.'));
  expect(operations.filter(({ name }) => name === 'RejectOrder').map(({ variables }) => variables)).toEqual([
    { input: { id: 'order-7', reason: 'No papers.' } },
  ]);
  expect(screen.queryByRole('button', { name: /\b7$/ })).toBeNull();
  expect(document.activeElement).toBe(row(7));
  expect(allToasts().at(-1)?.text).toBe('Order 7: Done.');
});

test('the refund dialog names amount and plan, and keeps the typed reason when the request fails', async () => {
  await open(
    {
      DeskOrders: () => list([order(7, { status: 'PAID' })]),
      RefundOrder: () => refusal('The gateway is away.', { code: 'SERVICE_UNAVAILABLE' }),
    },
    '?tab=orders&status=paid',
  );
  await press(button('Refund 7'));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Asha Rao gets ₹1,300 back, and Basic ends at once.',
  );
  fireEvent.change(dialog().getByLabelText('Reason'), { target: { value: 'Moved away.' } });
  await inDialog('Refund and end plan');
  expect((await dialog().findByRole('alert')).textContent).toBe('The gateway is away.');
  expect(dialog().getByLabelText<HTMLInputElement>('Reason').value).toBe('Moved away.');
});

const refundOf = (overrides = {}) => ({
  __typename: 'Refund',
  id: 'refund-1',
  cause: 'ORDER',
  status: 'DONE',
  amount: { __typename: 'Money', minorUnits: 130_000, currencyCode: 'INR' },
  doneAt: null,
  method: null,
  manualMethod: null,
  problem: null,
  ...overrides,
});

test('refunds are listed with their status, and a further refund covers only the remaining amount', async () => {
  const returned = {
    cause: 'GATEWAY',
    amount: { __typename: 'Money', minorUnits: 10_000, currencyCode: 'INR' },
    doneAt: '2026-11-20T10:00:00Z',
  };
  await open(
    { DeskOrders: () => list([order(7, { status: 'PAID', refunds: [refundOf(returned)] })]) },
    '?tab=orders&status=paid',
  );
  expect(row(7).textContent).toContain(
    '₹100 refunded · 20 November 2026 · made in the payment service’s dashboard',
  );
  await press(button('Refund 7'));
  expect(screen.getByRole('dialog').textContent).toContain('Asha Rao gets ₹1,200 back');
});

test('a paid order is listed with how and when it was paid', async () => {
  const payment = {
    __typename: 'Payment',
    id: 'one',
    gateway: 'DESK',
    method: 'CARD',
    reference: null,
    paidAt: '2026-11-20T10:00:00Z',
  };
  await open({ DeskOrders: () => list([order(7, { status: 'PAID', payment })]) }, '?tab=orders&status=paid');
  expect(within(row(7)).getByText('Paid by card · 20 November 2026')).toBeTruthy();
});

test('open refunds have a filter of their own, and a failed one can be retried', async () => {
  const failed = refundOf({ status: 'FAILED', problem: 'No balance.' });
  const { operations } = await open(
    deciding(
      'retryRefund',
      order(7, { status: 'REFUNDED', refunds: [failed] }),
      order(7, { status: 'REFUNDED', refunds: [refundOf({ status: 'REQUESTED' })] }),
    ),
    '?tab=orders&status=refund-open',
  );
  expect(operations[0]?.variables).toMatchObject({ filter: { statuses: null, hasOpenRefund: true } });
  expect(row(7).textContent).toContain('₹1,300 refund failedNo balance.');
  await press(button('Try again 7'));
  expect(screen.getByRole('dialog').textContent).toContain('refund ₹1,300 for Basic to Asha Rao');
  await inDialog('Try again');
  await waitFor(() => expect(row(7).textContent).toContain('₹1,300 refund on its way'));
  expect(operations.find(({ name }) => name === 'RetryRefund')?.variables).toEqual({
    input: { refundId: 'refund-1' },
  });
});

test('a failed refund can be marked as refunded by hand, with a note on how', async () => {
  const manualMethod = 'Bank transfer';
  const { operations } = await open(
    deciding(
      'recordManualRefund',
      order(7, { status: 'REFUNDED', refunds: [refundOf({ status: 'FAILED' })] }),
      order(7, { status: 'REFUNDED', refunds: [refundOf({ manualMethod })] }),
    ),
    '?tab=orders&status=refunded',
  );
  await press(button('Mark as refunded 7'));
  await inDialog('Mark as refunded');
  expect(dialog().getByText(/^Give a reason/)).toBeTruthy();
  fireEvent.change(dialog().getByLabelText('How it was refunded'), { target: { value: manualMethod } });
  await inDialog('Mark as refunded');
  await waitFor(() => expect(row(7).textContent).toContain('₹1,300 refunded · Bank transfer'));
  expect(operations.find(({ name }) => name === 'RecordManualRefund')?.variables).toEqual({
    input: { refundId: 'refund-1', method: manualMethod },
  });
});

test('a conflict with another admin shows the error and refetches the list', async () => {
  let orders = [order(7), order(8)];
  await open({
    DeskOrders: () => list(orders),
    RejectOrder: () => {
      orders = [order(8)];
      return refusal('This order no longer waits.', { code: 'CONFLICT' });
    },
  });
  await press(button('Reject 7'));
  fireEvent.change(dialog().getByLabelText('Reason'), { target: { value: 'No papers.' } });
  await inDialog('Reject order');
  expect((await screen.findByRole('alert')).textContent).toBe('Order 7: This order no longer waits.');
  await waitFor(() => expect(screen.queryByRole('row', { name: /^7\b/ })).toBeNull());
  expect(row(8)).toBeTruthy();
  await press(screen.getByRole('link', { name: 'Paid' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an order of a deleted account can only be rejected', async () => {
  await open({ DeskOrders: () => list([order(7, { member: null })]) });
  expect(within(row(7)).getByText('Account deleted')).toBeTruthy();
  expect(
    within(row(7))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reject 7']);
});

test('Next leads to the next page of orders', async () => {
  await open({ DeskOrders: ({ after }) => (after ? list([order(6)]) : list([order(7)], 'cursor')) });
  await press(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(row(6)).toBeTruthy());
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders&after=cursor');
  expect(screen.queryByRole('row', { name: /^7\b/ })).toBeNull();
});

test('the empty, loading and failed states differ', async () => {
  const empty = await open({ DeskOrders: () => list([]) });
  expect(screen.getByRole('heading', { name: 'No orders waiting' })).toBeTruthy();
  empty.unmount();
  const slow = await open({ DeskOrders: () => 'never' });
  expect(await screen.findByText('Loading')).toBeTruthy();
  slow.unmount();
  await open({ DeskOrders: () => new Error('away') });
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading data');
});

test('"More" opens the links that have no place in the bar of narrow windows', async () => {
  await open();
  await press(button('More'));
  const sheet = within(screen.getByRole('dialog', { name: 'More' }));
  expect(sheet.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/home');
  expect(sheet.queryByRole('link', { name: 'Orders' })).toBeNull();
  expect(sheet.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

test('Logout signs out and redirects to the home page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: {} })));
  await open();
  await press(button('Logout'));
  expect(currentToken()).toBeNull();
  expect(panelAddress()).toBe('/home');
});
