import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { found, pickable } from '../testing/activity-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const entry = (id: string, overrides = {}) => ({
  __typename: 'JournalEntry',
  id,
  text: 'Order rejected: Moved away',
  happenedAt: '2026-11-21T01:10:00Z',
  actorRole: 'ADMIN',
  apiKey: null,
  actor: pickable('ravi', 'Ravi Jog'),
  member: pickable('asha'),
  ...overrides,
});

const page = (nodes: object[], next: string | null = null) => ({
  journalEntries: {
    __typename: 'JournalEntryConnection',
    nodes,
    pageInfo: {
      __typename: 'PageInfo',
      hasPreviousPage: false,
      hasNextPage: next !== null,
      startCursor: null,
      endCursor: next,
    },
    totalCount: { __typename: 'Count', count: nodes.length, precision: 'EXACT' },
  },
});

const open = async (answers: PanelAnswers = {}, search = '?tab=audit') => {
  const { operations } = await openPanel(search, {
    JournalEntries: () => page([entry('one')]),
    PickedMember: () => ({ user: pickable('asha') }),
    ...answers,
  });
  return () => operations.filter(({ name }) => name === 'JournalEntries').map(({ variables }) => variables);
};

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('entries say what happened, who did it, to whom and when', async () => {
  await open({
    JournalEntries: () =>
      page([
        entry('one'),
        entry('two', { text: 'Order expired', actor: null, actorRole: null, member: null }),
        entry('three', { actor: null }),
      ]),
  });
  const rows = (await screen.findAllByRole('row')).slice(1);
  const cells = rows.map((row) =>
    [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
      ({ textContent }) => textContent,
    ),
  );
  expect(cells[0]).toEqual([
    'Order rejected: Moved away',
    'Ravi JogAdmin',
    'Asha Rao',
    '21 Nov 2026, 6:40 am',
  ]);
  expect(cells[1]?.slice(0, 2)).toEqual(['Order expired', 'System']);
  expect(cells[2]?.[1]).toBe('Account deletedAdmin');
});

test('the filters and the page are in the address', async () => {
  const sent = await open(
    { JournalEntries: () => page([entry('one')], 'end') },
    '?tab=audit&type=order_rejected&from=2026-11-01&to=nonsense&actor=ravi&member=asha',
  );
  await screen.findByRole('table');
  expect(sent()[0]).toEqual({
    first: 25,
    after: null,
    filter: {
      type: 'ORDER_REJECTED',
      actorId: 'ravi',
      memberId: 'asha',
      happenedOn: { from: '2026-11-01' },
    },
  });
  await press(screen.getByRole('link', { name: 'Next' }));
  expect(panelAddress()).toContain('after=end');
});

test.each([
  ['Who', 'actor', 'actorId'],
  ['Member', 'member', 'memberId'],
])('%s is found by name, e-mail or phone', async (label, parameter, condition) => {
  const sent = await open({
    PickMembers: () => found(pickable('ravi', 'Ravi Jog')),
    PickedMember: () => ({ user: pickable('ravi', 'Ravi Jog') }),
  });
  const picker = screen.getByRole('combobox', { name: label });
  await act(async () => picker.focus());
  fireEvent.change(picker, { target: { value: 'jog' } });
  fireEvent.click(await screen.findByRole('option', { name: /Ravi Jog/ }));
  await waitFor(() => expect(panelAddress()).toBe(`/admin-dashboard?tab=audit&${parameter}=ravi`));
  expect(sent().at(-1)).toMatchObject({ filter: { [condition]: 'ravi' } });
  await press(await screen.findByRole('button', { name: `Remove the filter ${label}` }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=audit');
});

test('a name lists only the entries of that person', async () => {
  const sent = await open();
  await press(await screen.findByRole('button', { name: 'Asha Rao' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=audit&member=asha');
  expect(sent().at(-1)).toMatchObject({ filter: { memberId: 'asha' } });
});

test('without entries the list says so, and filters can be cleared', async () => {
  await open({ JournalEntries: () => page([]) }, '?tab=audit&type=order_paid');
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
  await press(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
  expect(panelAddress()).toBe('/admin-dashboard?tab=audit');
  expect(await screen.findByText('Nothing recorded yet')).toBeTruthy();
});

test('a failure is shown in place', async () => {
  await open({ JournalEntries: () => new Error('away') });
  expect(await screen.findByText('Error loading data')).toBeTruthy();
});
