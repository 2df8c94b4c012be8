import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { rupees } from '../../../test/prices';
import { tokenOf } from '../../../test/token';
import { changedOrder, deskOrder, deskOrders, dueSums } from '../testing/desk-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const part = (dueOn: string, amount: number) => ({
  __typename: 'OrderInstalment',
  dueOn,
  amount: rupees(amount * 100),
});

const PARTS = [part('2026-11-20', 400), part('2026-12-20', 250)];
const LATE = deskOrder(7, {
  status: 'PART_PAID',
  due: { __typename: 'OrderDue', amount: rupees(65_000), dueOn: '2026-11-20' },
  openInstalments: PARTS,
});

const open = async (search = '', answers: PanelAnswers = {}) => {
  const { operations } = await openPanel(`?tab=orders&status=part_paid${search}`, {
    DeskOrders: () => deskOrders([LATE]),
    DueSums: () => dueSums({ DAYS_1_TO_7: 400, LATER: 250 }),
    ...answers,
  });
  return () => operations.filter(({ name }) => name === 'DeskOrders').map(({ variables }) => variables);
};
const ages = () => within(screen.getByRole('navigation', { name: 'Dues by age' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T11:30:00+05:30') });
  storeToken(tokenOf({ role: 'front_desk' }));
});

test('the sums of the ages are shown, and each opens the orders behind it', async () => {
  const sent = await open();
  expect((await ages().findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    'All dues₹6502 parts',
    'Not due yet₹2501 part',
    'Due today₹00 parts',
    '1–7 days overdue₹4001 part',
    '8–30 days overdue₹00 parts',
    'Over 30 days overdue₹00 parts',
  ]);
  expect(sent().at(-1)).toMatchObject({
    filter: { statuses: ['PART_PAID'] },
    orderBy: { field: 'DUE_ON', direction: 'ASC' },
  });
  await press(ages().getByRole('link', { name: /^1–7 days/ }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders&status=part_paid&due-age=days_1_to_7');
  expect(sent().at(-1)).toMatchObject({ filter: { statuses: ['PART_PAID'], dueAge: 'DAYS_1_TO_7' } });
  await press(screen.getByRole('link', { name: 'Paid' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders&status=paid');
  expect(screen.queryByRole('navigation', { name: 'Dues by age' })).toBeNull();
});

test('a row says what was promised for which day, and calls the member', async () => {
  await open();
  const row = screen.getByRole('row', { name: /^7\b/ });
  expect(row.textContent).toContain('₹650 due in all');
  expect(row.textContent).toContain('₹400 due by 20 November 2026 · 3 days overdue');
  expect(row.textContent).toContain('₹250 due by 20 December 2026');
  expect(within(row).getByRole('link', { name: '+91 98765 43210' }).getAttribute('href')).toBe(
    'tel:+919876543210',
  );
  expect(within(row).queryByRole('button', { name: /^Write off/ })).toBeNull();
});

test('once the overdue part is paid, the order leaves the list of its age', async () => {
  let isPaid = false;
  await open('&due-age=days_1_to_7', {
    DeskOrders: () => (isPaid ? 'never' : deskOrders([LATE])),
    CollectDue: () => {
      isPaid = true;
      return changedOrder('collectDue', {
        ...LATE,
        due: { __typename: 'OrderDue', amount: rupees(25_000), dueOn: '2026-12-20' },
        openInstalments: PARTS.slice(1),
      });
    },
  });
  await press(screen.getByRole('button', { name: 'Take payment 7' }));
  const dialog = within(screen.getByRole('dialog'));
  await press(dialog.getByRole('radio', { name: 'Cash' }));
  await press(dialog.getByRole('button', { name: 'Take payment' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^7\b/ })).toBeNull());
});
