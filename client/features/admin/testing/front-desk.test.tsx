/** Tests of what the panel offers to each role. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Role } from '#common/accounts/roles';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { ADMIN_TABS } from '../admin-tabs';
import { tabsOf } from '../use-admin-tabs';
import { activity, activityPage, pickable } from './activity-answers';
import { deskOrder, deskOrders } from './desk-answers';
import { member, memberChoices, membership, membersPage } from './member-answers';
import { openPanel } from './open-panel';

const BROUGHT = deskOrder(7);
const WAITING = membership(null, { id: 'pass-of-ravi', pendingOrder: deskOrder(8) });
const FAILED_REFUND = {
  __typename: 'Refund',
  id: 'refund-9',
  cause: 'ORDER',
  status: 'FAILED',
  amount: BROUGHT.price.total,
  doneAt: null,
  method: null,
  manualMethod: null,
  problem: null,
};

const ANSWERS = {
  Members: () =>
    membersPage([
      member('asha', 'Asha Rao'),
      member('ravi', 'Ravi Jog', { memberships: [WAITING], trainer: null }),
    ]),
  MemberChoices: () => memberChoices,
  DeskOrders: () =>
    deskOrders([BROUGHT, deskOrder(9, { status: 'PAID' }), deskOrder(10, { refunds: [FAILED_REFUND] })]),
  Activities: () =>
    activityPage([
      activity('new', '2026-11-23T05:00:00Z'),
      activity('old', '2026-11-22T05:00:00Z', {
        member: pickable('ravi', 'Ravi Jog'),
        viewerCanRemove: false,
      }),
    ]),
  TodaysVisits: () => activityPage([]),
};

async function openAs(role: Role, search: string) {
  storeToken(tokenOf({ role }));
  return openPanel(search, ANSWERS);
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const tabLinks = () =>
  within(screen.getByRole('navigation', { name: 'Admin panel' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.includes('?tab='));
const controlsOf = (row: RegExp) =>
  [...screen.getByRole('row', { name: row }).querySelectorAll('button, a')].map(
    ({ textContent }) => textContent,
  );

const DESK_TABS = [
  'overview',
  'check-in',
  'orders',
  'day-close',
  'enquiries',
  'at-risk',
  'members',
  'attendance',
  'workouts',
  'progress',
];

const TRAINER_TABS = ['at-risk', 'members', 'attendance', 'workouts', 'progress'];

/** The tab with definitions, for everybody who sees figures. */
const FIGURES = 'figures';

const ALL_TABS = ADMIN_TABS.map(({ id }) => id).filter((id) => id !== 'set-up');

test.each([
  ['user', []],
  ['trainer', [...TRAINER_TABS, FIGURES]],
  ['front_desk', [...DESK_TABS, FIGURES]],
  ['admin', ALL_TABS],
  ['owner', ALL_TABS],
] as const)('the role %s has its tabs', (role, expected) => {
  expect(tabsOf(role).map(({ id }) => id)).toEqual(expected);
});

test.each([
  ['front_desk', '', 'Check-in'],
  ['front_desk', '?tab=audit', 'Check-in'],
  ['front_desk', '?tab=edit&member=asha', 'Check-in'],
  ['front_desk', '?tab=import', 'Check-in'],
  ['front_desk', '?tab=members', 'Members'],
  ['trainer', '', 'Members'],
  ['trainer', '?tab=overview', 'Members'],
  ['admin', '', 'Members'],
  ['admin', '?tab=none', 'Members'],
] as const)('the role %s opens "%s" as %s', async (role, search, expected) => {
  const { operations } = await openAs(role, search);
  expect(title()).toBe(expected);
  expect(operations.map(({ name }) => name)).not.toContain('JournalEntries');
});

test('the navigation and the palette of the front desk have its tabs only', async () => {
  await openAs('front_desk', '?tab=members');
  expect(tabLinks()).toEqual([...DESK_TABS, FIGURES].map((id) => `/admin-dashboard?tab=${id}`));
  await act(async () => document.querySelector<HTMLElement>('[data-row-id=asha]')?.focus());
  await act(async () => void fireEvent.keyDown(document.activeElement!, { key: 'e' }));
  expect(title()).toBe('Members');
  await act(async () => void fireEvent.keyDown(document.activeElement!, { key: 'k', ctrlKey: true }));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options.filter((text) => /Edit|Audit|Import/.test(text))).toEqual([]);
  expect(options).toContain('Orders');
  await press(screen.getByRole('button', { name: 'More' }));
  const sheet = within(screen.getByRole('dialog', { name: 'More' }));
  expect(sheet.getByRole('link', { name: 'At risk' })).toBeTruthy();
  expect(sheet.queryByRole('link', { name: /Edit|Audit|Import/ })).toBeNull();
});

test.each([
  ['front_desk', ['Renew Asha Rao', 'Remove trainer Asha Rao'], ['Sell a pass Ravi Jog', 'Cancel Ravi Jog']],
  [
    'admin',
    ['Renew Asha Rao', 'Cancel Asha Rao', 'Remove trainer Asha Rao', 'Edit Asha Rao'],
    ['Sell a pass Ravi Jog', 'Cancel Ravi Jog', 'Edit Ravi Jog'],
  ],
] as const)('the role %s is offered what it may do for members', async (role, active, waiting) => {
  await openAs(role, '?tab=members');
  const actions = (row: RegExp) => controlsOf(row).filter((text) => !/^(Asha Rao|Ravi Jog)/.test(text ?? ''));
  expect(actions(/^Asha Rao/)).toEqual(active);
  expect(actions(/^Ravi Jog/)).toEqual(waiting);
});

test.each([
  ['front_desk', false],
  ['admin', true],
] as const)('the role %s may give a plan without payment: %s', async (role, isOffered) => {
  await openAs(role, '?tab=members');
  await press(screen.getByRole('button', { name: 'Renew Asha Rao' }));
  const methods = within(screen.getByRole('group', { name: 'Paid by' }));
  expect(methods.getByRole('radio', { name: 'Cash' })).toBeTruthy();
  expect(methods.queryByRole('radio', { name: /without payment/i }) !== null).toBe(isOffered);
});

test.each([
  ['front_desk', [], ['Confirm 10', 'Reject 10']],
  ['admin', ['Refund 9'], ['Try again 10', 'Mark as refunded 10', 'Confirm 10', 'Reject 10']],
] as const)('the role %s is offered its decisions about orders', async (role, paid, failed) => {
  await openAs(role, '?tab=orders&status=all');
  const decisions = (row: RegExp) =>
    controlsOf(row).filter((text) => text !== 'Asha Rao' && !/^\+91/.test(text ?? ''));
  expect(decisions(/^7\b/)).toEqual(['Confirm 7', 'Reject 7']);
  expect(decisions(/^9\b/)).toEqual(paid);
  expect(decisions(/^10\b/)).toEqual(failed);
});

test('visits that the current user may not remove have no button for it', async () => {
  await openAs('front_desk', '?tab=attendance');
  expect(screen.getByRole('button', { name: /^Remove Asha Rao/ })).toBeTruthy();
  expect(screen.getByText('Ravi Jog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove Ravi Jog/ })).toBeNull();
});

test.each([
  ['front_desk', '2026-11-16T00:00'],
  ['admin', ''],
] as const)('the role %s may record visits from "%s" on', async (role, earliest) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T11:30:00+05:30') });
  await openAs(role, '?tab=attendance');
  await press(screen.getByRole('button', { name: 'Mark Attendance' }));
  const time = within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Date and time');
  expect(time.min).toBe(earliest);
});
