import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../../lib/session';
import { allToasts } from '../../../../lib/toast';
import { press } from '../../../../test/render-page';
import { tokenOf } from '../../../../test/token';
import { changedOrder, deskOrder, deskOrders } from '../../testing/desk-answers';
import { openPanel } from '../../testing/open-panel';

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const inDialog = (name: string | RegExp) => press(dialog().getByRole('button', { name }));
const row = (number: number) => screen.getByRole('row', { name: new RegExp(`^${number}\\b`) });

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

const PAID_AT_DESK = {
  __typename: 'Payment',
  id: 'one',
  gateway: 'DESK',
  method: 'CASH',
  reference: null,
  paidAt: '2026-11-20T10:00:00Z',
};

const refundOf = (minorUnits: number) => ({
  __typename: 'Refund',
  id: 'refund-1',
  cause: 'ORDER',
  status: 'DONE',
  amount: { __typename: 'Money', minorUnits, currencyCode: 'INR' },
  doneAt: '2026-11-21T10:00:00Z',
  method: 'UPI',
  manualMethod: null,
  problem: null,
});

test('a part that is asked for again in a new dialog, after its answers were lost, is one refund', async () => {
  let order = deskOrder(7, { status: 'PAID', payment: PAID_AT_DESK });
  let answers = 0;
  const { operations } = await openPanel('?tab=orders&status=paid', {
    DeskOrders: () => deskOrders([order]),
    RefundOrder: () => {
      order = { ...order, refunds: [refundOf(65_000)] as never[] };
      answers += 1;
      return answers <= 2 ? new TypeError('away') : changedOrder('refundOrder', order);
    },
  });
  const refundHalf = async () => {
    await press(button('Refund 7'));
    const enter = (label: string, value: string) =>
      fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    enter('Amount in rupees', '650');
    enter('Paid back by', 'UPI');
    enter('Reason', 'Was ill');
    await press(dialog().getByRole('button', { name: /^Refund/ }));
  };
  await refundHalf();
  await dialog().findByRole('alert');
  await inDialog('Cancel');
  await refundHalf();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = operations
    .filter(({ name }) => name === 'RefundOrder')
    .map(({ variables }) => (variables?.['input'] as { requestKey: string }).requestKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a refund at the front desk asks how it is paid back, says what to hand over, and may be a part', async () => {
  const refunded = refundOf(50_050);
  let order = deskOrder(7, { status: 'PAID', payment: PAID_AT_DESK });
  const { operations } = await openPanel('?tab=orders&status=paid', {
    DeskOrders: () => deskOrders([order]),
    RefundOrder: () => {
      order = { ...order, refunds: [refunded] as never[] };
      return changedOrder('refundOrder', order);
    },
  });
  await press(button('Refund 7'));
  const enter = (label: string, value: string) =>
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
  const status = () => dialog().getByRole('status').textContent;
  expect(dialog().getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('1300');
  expect(status()).toBe('Basic ends at once. Any plan bought after it starts earlier.');
  enter('Reason', 'Was ill');
  await inDialog('Refund and end plan');
  expect(dialog().getByText('Choose how it is paid back.')).toBeTruthy();
  enter('Paid back by', 'CASH');
  expect(status()).toContain('Hand Asha Rao ₹1,300 in cash.');
  for (const [amount, message] of [
    ['5000', 'At most ₹1,300 is left to refund.'],
    ['ten', 'Enter an amount, such as 500.'],
    ['0', 'Enter an amount, such as 500.'],
  ] as const) {
    enter('Amount in rupees', amount);
    await inDialog(/^Refund/);
    expect(dialog().getByText(message)).toBeTruthy();
  }
  enter('Amount in rupees', '₹500.50');
  enter('Paid back by', 'UPI');
  expect(status()).toBe('Send Asha Rao ₹500.50 by UPI.Basic stays as it is.');
  await inDialog('Refund this part');
  await waitFor(() => expect(row(7).textContent).toContain('₹500.50 refunded by UPI · 21 November 2026'));
  expect(operations.filter(({ name }) => name === 'RefundOrder').map(({ variables }) => variables)).toEqual([
    {
      input: {
        id: 'order-7',
        reason: 'Was ill',
        method: 'UPI',
        amount: { minorUnits: 50_050, currencyCode: 'INR' },
        requestKey: expect.any(String) as string,
      },
    },
  ]);
  expect(allToasts().at(-1)?.text).toBe('Order 7: Done. Send Asha Rao ₹500.50 by UPI.');
  await press(button('Refund 7'));
  expect(dialog().getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('799.50');
});
