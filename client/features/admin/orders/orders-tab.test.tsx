import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { found, pickable } from '../testing/activity-answers';
import { changedOrder, deskOrder, deskOrders } from '../testing/desk-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const open = async (search: string, answers: PanelAnswers) => {
  const { operations } = await openPanel(`?tab=orders${search}`, answers);
  return () => operations.filter(({ name }) => name === 'DeskOrders').map(({ variables }) => variables);
};

const numbers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const openList = (name: string) => press(screen.getByRole('link', { name }));

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('a decided order leaves its list at once, also as the last row of a page, and moves to another', async () => {
  let decided = deskOrder(6);
  let refresh = () => {};
  await open('', {
    DeskOrders: ({ filter }) => {
      const [status] = (filter as { statuses: string[] }).statuses;
      if (status === 'PAID') return deskOrders([decided]);
      if (decided.status === 'PENDING') return deskOrders([deskOrder(7), decided], 'next');
      return new Promise((resolve) => (refresh = () => resolve(deskOrders([deskOrder(7), deskOrder(5)]))));
    },
    ConfirmOrder: () => {
      decided = deskOrder(6, { status: 'PAID' });
      return changedOrder('confirmOrder', decided);
    },
  });
  expect(numbers()).toEqual(['7', '6']);
  expect(screen.getByText('2 orders')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Confirm 6' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: 'Card' }));
  await press(dialog.getByRole('button', { name: 'Confirm payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(numbers()).toEqual(['7']);
  expect(screen.getByText('1 order')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /^7\b/ }));
  await act(async () => refresh());
  expect(numbers()).toEqual(['7', '5']);
  await openList('Paid');
  await waitFor(() => expect(numbers()).toEqual(['6']));
});

test('search, member and days are in the address, and kept from list to list', async () => {
  const sent = await open(
    '&q=rao&placed-by=asha&placed-from=2026-11-01&placed-to=x&booked-to=2026-11-30&documents-from=2026-11-01',
    {
      DeskOrders: () => deskOrders([]),
      PickedMember: () => ({ user: pickable('asha') }),
    },
  );
  expect(sent()).toEqual([
    {
      first: 25,
      after: null,
      filter: {
        statuses: ['PENDING'],
        hasOpenRefund: null,
        search: 'rao',
        memberId: 'asha',
        placedOn: { from: '2026-11-01' },
        bookedOn: { to: '2026-11-30' },
        documentsOn: { from: '2026-11-01' },
      },
    },
  ]);
  await openList('Paid');
  expect(sent().at(-1)).toMatchObject({ filter: { statuses: ['PAID'], search: 'rao', memberId: 'asha' } });
  expect(screen.getByRole('heading', { name: 'No order matches' })).toBeTruthy();
  await press(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders&status=paid');
});

test('the text of the search is requested, and stays in the field from list to list', async () => {
  const sent = await open('', { DeskOrders: () => deskOrders([deskOrder(7)]) });
  const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search orders' });
  fireEvent.change(search(), { target: { value: '#7' } });
  await act(async () => fireEvent.submit(search().form!));
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders&q=%237');
  expect(sent().at(-1)).toMatchObject({ filter: { statuses: ['PENDING'], search: '#7' } });
  await openList('Paid');
  expect(sent().at(-1)).toMatchObject({ filter: { statuses: ['PAID'], search: '#7' } });
  expect(search().value).toBe('#7');
});

test('a member is found for the filter, which can be removed again', async () => {
  const sent = await open('', {
    DeskOrders: () => deskOrders([deskOrder(7)]),
    PickMembers: () => found(pickable('ravi', 'Ravi Jog')),
    PickedMember: () => ({ user: pickable('ravi', 'Ravi Jog') }),
  });
  const picker = screen.getByRole('combobox', { name: 'Member' });
  await act(async () => picker.focus());
  fireEvent.change(picker, { target: { value: '98765 43210' } });
  fireEvent.click(await screen.findByRole('option', { name: /Ravi Jog/ }));
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?tab=orders&placed-by=ravi'));
  expect(sent().at(-1)).toMatchObject({ filter: { memberId: 'ravi' } });
  expect(await screen.findByText('Ravi Jog')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Remove the filter Member' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Member' }));
});

test('the name of a member opens the drawer above the orders', async () => {
  await open('', { DeskOrders: () => deskOrders([deskOrder(7)]), DrawerMember: () => 'never' });
  await press(screen.getByRole('button', { name: 'Asha Rao' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders&member=asha');
});

test('after a failure there are no orders of another list', async () => {
  await open('', {
    DeskOrders: ({ filter }) =>
      (filter as { status: string[] }).status[0] === 'PENDING'
        ? deskOrders([deskOrder(7)])
        : new Error('away'),
  });
  await openList('Paid');
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading data');
  expect(screen.queryByRole('rowheader')).toBeNull();
  expect(screen.queryByText('1 order')).toBeNull();
});
