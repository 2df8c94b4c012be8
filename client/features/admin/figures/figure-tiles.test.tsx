import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activityPage } from '../testing/activity-answers';
import { assigned, member, memberChoices, membersPage, ROHAN } from '../testing/member-answers';
import { booked, deskOrders } from '../testing/desk-answers';
import { countOf, openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';
import { figureDefinitions } from './definitions';
import { revenueTile } from './tile-addresses';

const NOW = Date.parse('2026-11-23T00:10:00+05:30');

const open = async (answers: PanelAnswers = {}) => {
  const page = await openPanel('', {
    Members: () => membersPage([member('asha', 'Asha Rao')]),
    MemberChoices: () => memberChoices,
    MemberCount: () => ({ members: countOf('User', 12) }),
    ActivityCount: () => ({ activities: countOf('Activity', 7) }),
    ...answers,
  });
  const sent = (name: string) =>
    page.operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
  return { ...page, sent };
};

const tile = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Overview' })).getByRole('link', {
    name: new RegExp(`^${name}`),
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  storeToken(tokenOf({ role: 'admin' }));
});

test('each figure counts the list that it opens', async () => {
  const { sent } = await open({ Activities: () => activityPage([]) });
  const ending = { from: '2026-11-23', to: '2026-11-29' };
  const memberCounts = [
    { membershipStatus: 'ACTIVE' },
    { membershipStatus: 'ACTIVE', membershipEndsOn: ending },
    { membershipStatus: 'ACTIVE', hasTrainer: false },
  ];
  expect(sent('MemberCount').map(({ filter }) => filter as object)).toEqual(memberCounts);
  const visits = { type: 'ATTENDANCE', happenedOn: { from: '2026-11-23', to: '2026-11-23' } };
  expect(sent('ActivityCount')).toEqual([{ filter: visits }]);

  for (const name of ['Active', 'Ending in 7 days', 'Without a trainer']) {
    await press(tile(name));
    expect(tile(name).getAttribute('aria-current')).toBe('true');
  }
  const lists = sent('Members').map(({ filter }) => filter as object);
  expect(lists).toEqual([{}, ...memberCounts]);
  await press(tile('Visits today'));
  expect(panelAddress()).toBe('/admin-dashboard?tab=attendance&from=2026-11-23&to=2026-11-23');
  expect(sent('Activities')[0]?.filter).toEqual(visits);
});

test('revenue is compared with the same days of last month, and opens the orders that it adds up', async () => {
  const { sent } = await open({
    BookedRevenue: ({ bookedOn }) => booked((bookedOn as { from: string }).from < '2026-11' ? 5000 : 8200.5),
    DeskOrders: () => deskOrders([]),
  });
  expect(tile('Revenue this month').textContent).toBe(
    'Revenue this month₹8,201Payments less refunds₹3,201 more than 1–23 Oct',
  );
  const month = { from: '2026-11-01', to: '2026-11-23' };
  expect(sent('BookedRevenue')).toEqual([
    { bookedOn: month },
    { bookedOn: { from: '2026-10-01', to: '2026-10-23' } },
  ]);
  await press(tile('Revenue this month'));
  expect(sent('DeskOrders')[0]?.filter).toMatchObject({ statuses: null, bookedOn: month });
  expect(screen.getByText('Revenue ₹8,200.50').parentElement?.textContent).toBe(
    'Received ₹8,200.50, refunded ₹0. Revenue ₹8,200.50',
  );
  await press(screen.getByRole('link', { name: 'Refunded' }));
  expect(panelAddress()).toBe(
    '/admin-dashboard?tab=orders&status=refunded&booked-from=2026-11-01&booked-to=2026-11-23',
  );
});

test.each([
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2025-12-01', '2025-12-01'],
])('on %s revenue is compared with %s to %s', (today, from, to) => {
  expect(revenueTile(Date.parse(`${today}T12:00:00+05:30`)).before).toEqual({ from, to });
});

test('the front desk does not see revenue', async () => {
  storeToken(tokenOf({ role: 'front_desk' }));
  const { sent } = await open();
  expect(screen.queryByText('Revenue this month')).toBeNull();
  expect(sent('BookedRevenue')).toEqual([]);
});

test('figures load and fail on their own', async () => {
  await open({
    ActivityCount: () => new Error('away'),
    MemberCount: ({ filter }) =>
      'hasTrainer' in (filter as object) ? 'never' : { members: countOf('User', 10_000, 'AT_LEAST') },
  });
  expect(tile('Active').textContent).toContain('10,000+');
  expect(tile('Visits today').textContent).toContain('Not loaded');
  expect(tile('Without a trainer').textContent).toContain('Loading');
  expect(screen.getByRole('row', { name: /^Asha Rao/ })).toBeTruthy();
});

test('a figure that could not be loaded is loaded again', async () => {
  let isAway = true;
  await open({ ActivityCount: () => (isAway ? new Error('away') : { activities: countOf('Activity', 7) }) });
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again Visits today' }));
  await waitFor(() => expect(tile('Visits today').textContent).toContain('7'));
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  expect(document.activeElement).toBe(tile('Visits today'));
});

test('a change of a member is counted', async () => {
  let count = 3;
  await open({
    MemberCount: () => ({ members: countOf('User', count) }),
    AssignTrainer: () => {
      count = 4;
      return assigned('asha', ROHAN);
    },
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Trainer of Asha Rao' }), {
    target: { value: 'rohan' },
  });
  await waitFor(() => expect(tile('Without a trainer').textContent).toContain('4'));
});

test('the definition of a figure is one press away, with those of all others', async () => {
  await open();
  await press(screen.getByRole('link', { name: 'What “Ending in 7 days” means' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=figures&figure=ending');
  const heading = await screen.findByRole('heading', { level: 3, name: figureDefinitions.ending.name });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names.toSorted()).toEqual(
    Object.values(figureDefinitions)
      .map(({ name }) => name)
      .toSorted(),
  );
  for (const { definition, rows, days } of Object.values(figureDefinitions))
    for (const text of [definition, rows, days]) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('users who cannot open a tab do not see the definitions of its figures', async () => {
  storeToken(tokenOf({ role: 'front_desk' }));
  await openPanel('?tab=figures', {});
  await screen.findByRole('heading', { level: 3, name: figureDefinitions.active.name });
  expect(screen.queryByRole('heading', { name: figureDefinitions.byRate.name })).toBeNull();
});
