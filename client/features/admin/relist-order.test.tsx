import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeToken } from '../../lib/session';
import { press } from '../../test/render-page';
import { requestsOf } from '../../test/requests-of';
import { tokenOf } from '../../test/token';
import { changedOrder, deskOrder, deskOrders } from './testing/desk-answers';
import { openPanel } from './testing/open-panel';

test('a decided order takes one request, and is then in its place in the lists that were loaded before', async () => {
  storeToken(tokenOf({ role: 'admin' }));
  const lists: Record<string, object> = {
    PENDING: deskOrders([deskOrder(7)]),
    PAID: deskOrders([
      deskOrder(8, { status: 'PAID', placedAt: '2026-11-21T10:00:00Z' }),
      deskOrder(6, { status: 'PAID', placedAt: '2026-11-19T10:00:00Z' }),
    ]),
  };
  const { operations } = await openPanel('?tab=orders', {
    DeskOrders: ({ filter }) => {
      const [status = ''] = (filter as { status: string[] }).status;
      const { [status]: answer = 'never' } = lists;
      // Answered only once, so that later visits show what is cached.
      delete lists[status];
      return answer as 'never';
    },
    ConfirmOrder: () => changedOrder('confirmOrder', deskOrder(7, { status: 'PAID' })),
  });
  const openFilter = (name: string) => press(screen.getByRole('link', { name }));
  const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await openFilter('Paid');
  expect(numbers()).toEqual(['8', '6']);
  await openFilter('Waiting');
  const confirm = async () => {
    await press(screen.getByRole('button', { name: 'Confirm 7' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: 'UPI' }));
    await press(dialog.getByRole('button', { name: 'Confirm payment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  expect(await requestsOf(operations, confirm)).toEqual(['ConfirmOrder']);
  expect(screen.getByRole('heading', { name: 'No orders waiting' })).toBeTruthy();
  await openFilter('Paid');
  expect(numbers()).toEqual(['8', '7', '6']);
});
