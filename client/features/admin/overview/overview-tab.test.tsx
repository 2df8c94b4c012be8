import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activityPage } from '../testing/activity-answers';
import { deskOrder, deskOrders } from '../testing/desk-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const RISK = {
  __typename: 'MemberRisk',
  level: 'HIGH',
  stage: 'NEW',
  daysWithoutVisit: 12,
  flaggedAfterDays: 7,
};

const atRisk = (id: string, name: string, risk: object | null = RISK) => ({
  __typename: 'User',
  id,
  name,
  email: `${id}@example.com`,
  phone: '+919876543210',
  lastVisitAt: '2026-11-11T01:00:00Z',
  memberships: [],
  risk,
  lastContact: null,
});

const page = (type: string, nodes: object[], count = nodes.length) => ({
  __typename: `${type}Connection`,
  edges: nodes.map((node) => ({ __typename: `${type}Edge`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  totalCount: { __typename: 'Count', count, precision: 'EXACT' },
});

const waiting = (number: number, placedAt: string, overrides = {}) =>
  deskOrder(number, { placedAt, ...overrides });

const ANSWERS: PanelAnswers = {
  OldestOrders: () => ({
    orders: page('Order', [waiting(3, '2026-11-16T10:00:00Z'), waiting(4, '2026-11-17T10:00:00Z')], 8),
  }),
  MembersAtRisk: () => ({
    high: page('User', [atRisk('asha', 'Asha Rao')]),
    moderate: page('User', [atRisk('ravi', 'Ravi Jog', { ...RISK, level: 'MODERATE' })]),
  }),
};

const open = (answers: PanelAnswers = {}) => openPanel('?tab=overview', { ...ANSWERS, ...answers });
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T11:30:00+05:30') });
  storeToken(tokenOf({ role: 'admin' }));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('75em'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

test('the orders that have waited longest are listed, old ones stand out, and each opens its list', async () => {
  const { operations } = await open({ DeskOrders: () => deskOrders([]) });
  const orders = section('Waiting orders');
  await orders.findByText('Order 3');
  expect(operations.find(({ name }) => name === 'OldestOrders')?.variables).toEqual({ first: 5 });
  expect(orders.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Order 3Asha RaoBasic, ₹1,300Waiting for 7 days',
    'Order 4Asha RaoBasic, ₹1,300Waiting for 6 days',
  ]);
  expect(orders.getByText('7 days').getAttribute('data-tone')).toBe('warning');
  expect(orders.getByText('6 days').getAttribute('data-tone')).toBe('neutral');
  expect(orders.getByRole('link', { name: 'Order 3' }).getAttribute('href')).toContain(
    '?tab=orders&status=pending&q=3',
  );
  await press(orders.getByRole('link', { name: 'All waiting orders (8)' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders&status=pending');
});

test('an order that was decided meanwhile is not listed', async () => {
  const paid = waiting(3, '2026-11-16T10:00:00Z', { status: 'PAID' });
  await open({ OldestOrders: () => ({ orders: page('Order', [paid]) }) });
  await screen.findByText('No orders are waiting');
});

test('the members to call first are at the top, with the reason and a phone link', async () => {
  await open();
  const list = section('At risk');
  await list.findByText('Asha Rao');
  const [first, second] = list.getAllByRole('listitem');
  expect(first!.textContent).toContain('No visit for 12 days; in the first 60 days we flag after 7.');
  expect(within(first!).getByText('High')).toBeTruthy();
  expect(within(second!).getByText('Moderate')).toBeTruthy();
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('tel:+919876543210');
  await press(list.getByRole('link', { name: 'All members at risk (2)' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=at-risk');
});

test('the visits by week open their list', async () => {
  const { operations } = await open({ Activities: () => activityPage([]) });
  const figures = within(screen.getByRole('complementary', { name: 'Figures' }));
  await press(await figures.findByRole('link', { name: 'All visits of these weeks' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=attendance&from=2026-11-02&to=2026-11-29');
  expect(operations.at(-1)?.variables).toMatchObject({ filter: { happenedOn: { from: '2026-11-02' } } });
});

test('says when nothing waits', async () => {
  await open({
    OldestOrders: () => ({ orders: page('Order', []) }),
    MembersAtRisk: () => ({ high: page('User', []), moderate: page('User', []) }),
  });
  await screen.findByText('No orders are waiting');
  await screen.findByText('Nobody to call today');
});

test('each part fails and is loaded again on its own', async () => {
  let isAway = true;
  await open({
    OldestOrders: (variables) => (isAway ? new Error('away') : ANSWERS['OldestOrders']!(variables)),
    VisitStatistics: () => 'never',
  });
  const orders = section('Waiting orders');
  await orders.findByText('The waiting orders could not be loaded');
  await section('At risk').findByText('Asha Rao');
  isAway = false;
  await press(orders.getByRole('button', { name: 'Try again' }));
  await orders.findByText('Order 3');
});

test('the figures of the members list are shown', async () => {
  await open();
  const tiles = within(screen.getByRole('navigation', { name: 'Overview' }));
  expect(tiles.getAllByRole('listitem')).toHaveLength(6);
});
