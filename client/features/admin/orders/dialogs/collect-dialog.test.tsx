import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { orderMessages } from '#common/orders/messages';
import { storeToken } from '../../../../lib/session';
import { press } from '../../../../test/render-page';
import { rupees } from '../../../../test/prices';
import { tokenOf } from '../../../../test/token';
import { changedOrder, deskOrder, deskOrders } from '../../testing/desk-answers';
import { openPanel } from '../../testing/open-panel';

const dialog = () => within(screen.getByRole('dialog'));
const enter = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });
const row = () => screen.getByRole('row', { name: /^7\b/ });

const DUE = { __typename: 'OrderDue', amount: rupees(65_000), dueOn: '2026-12-05' };
const PART_PAID = deskOrder(7, { status: 'PART_PAID', due: DUE, openInstalments: [DUE] });

const open = async () => {
  const page = await openPanel('?tab=orders&status=part_paid', {
    DeskOrders: () => deskOrders([PART_PAID]),
    CollectDue: () => changedOrder('collectDue', deskOrder(7, { status: 'PAID' })),
    WriteOffDue: () =>
      changedOrder('writeOffDue', deskOrder(7, { status: 'WRITTEN_OFF', writtenOff: rupees(65_000) })),
  });
  return (name: string) =>
    page.operations.filter((one) => one.name === name).map(({ variables }) => variables['input']);
};

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('what is due is shown, and collected with the way in which it is paid', async () => {
  const sent = await open();
  expect(row().textContent).toContain('₹650 due by 5 December 2026');
  await press(within(row()).getByRole('button', { name: 'Take payment 7' }));
  expect(dialog().getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('650');
  await enter('Amount in rupees', '651');
  await press(dialog().getByRole('button', { name: 'Take payment' }));
  expect(dialog().getByText(orderMessages.dueTooHigh('₹650'))).toBeTruthy();
  await enter('Amount in rupees', '400');
  await act(async () => void fireEvent.click(dialog().getByRole('radio', { name: 'Cash' })));
  await press(dialog().getByRole('button', { name: 'Take payment' }));
  await waitFor(() =>
    expect(sent('CollectDue')).toEqual([
      {
        orderId: 'order-7',
        amount: { minorUnits: 40_000, currencyCode: 'INR' },
        method: 'CASH',
        reference: null,
        requestKey: expect.any(String) as string,
      },
    ]),
  );
});

test('what is due is written off with a reason', async () => {
  const sent = await open();
  await press(within(row()).getByRole('button', { name: 'Write off 7' }));
  await enter('Reason', 'Moved abroad');
  await press(dialog().getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(sent('WriteOffDue')).toEqual([{ orderId: 'order-7', reason: 'Moved abroad' }]));
});
