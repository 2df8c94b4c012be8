import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { assigned, member, memberChoices, membership, membersPage, ROHAN } from '../testing/member-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const ASHA = member('asha', 'Asha Rao');

const open = async (answers: PanelAnswers = {}, search = '') => {
  const page = await openPanel(search, {
    Members: () => membersPage([ASHA]),
    MemberChoices: () => memberChoices,
    ...answers,
  });
  const sent = (name: string) =>
    page.operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
  return { ...page, sent };
};

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cellsOf = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    // Without the checkbox.
    .slice(1)
    .map(({ textContent }) => textContent);
const trainerOf = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Trainer of ${name}` });
const choose = (element: Element, value: string) =>
  act(async () => {
    fireEvent.change(element, { target: { value } });
    await Promise.resolve();
  });
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search members' });
/** The requests without those of the overview. */
const rowRequests = (operations: { name: string }[]) =>
  operations.map(({ name }) => name).filter((name) => name !== 'MemberCount');
const NOBODY = { filter: {}, orderBy: { field: 'NAME', direction: 'ASC' } };

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('the panel opens with the members, their count, membership, last visit and trainer', async () => {
  const none = { memberships: [membership(null)], lastVisitAt: null, trainer: null };
  const ended = {
    memberships: [
      membership(null, { status: 'INACTIVE' }),
      membership('Nutrition', { id: 'food', planType: 'NUTRITION', status: 'INACTIVE' }),
    ],
    role: 'TRAINER',
  };
  const { sent } = await open({
    Members: () =>
      membersPage([ASHA, member('new', null, none), member('ravi', 'Ravi Jog', ended)], {
        count: 10_000,
        precision: 'AT_LEAST',
      }),
  });
  expect(sent('Members')).toEqual([{ first: 25, after: null, ...NOBODY }]);
  expect(screen.getByText('10,000+ members')).toBeTruthy();
  expect(row('Asha Rao').textContent).toContain('asha@example.com');
  expect(cellsOf('Asha Rao').slice(0, 2)).toEqual(['ActivePremiumuntil 25 Dec 2026', '20 Nov 2026']);
  expect(trainerOf('Asha Rao').selectedOptions[0]?.textContent).toBe('Neha Kale, Yoga');
  expect(cellsOf('No name yet').slice(0, 2)).toEqual(['InactiveN/A', '–Never']);
  expect(trainerOf('new@example.com').selectedOptions[0]?.textContent).toBe('No Trainer');
  expect(cellsOf('Ravi Jog Trainer')[0]).toBe('InactiveNutritionended 25 Dec 2026');
  const edit = screen.getByRole('link', { name: 'Edit Asha Rao' });
  expect(edit.getAttribute('href')).toBe('/admin-dashboard?tab=edit&member=asha');
});

test('search, filters and order are read from the address', async () => {
  const { sent } = await open(
    {},
    '?tab=members&q=ash&status=active&plan=Premium&trainer=none&ends-from=2026-12-01&ends-to=x&sort=-paid-until&after=here',
  );
  expect(sent('Members')).toEqual([
    {
      first: 25,
      after: 'here',
      filter: {
        search: 'ash',
        membershipStatus: 'ACTIVE',
        planNames: ['Premium'],
        hasTrainer: false,
        membershipEndsOn: { from: '2026-12-01' },
      },
      orderBy: { field: 'PAID_UNTIL', direction: 'DESC' },
    },
  ]);
  expect(search().value).toBe('ash');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Plan' }).value).toBe('Premium');
  expect(screen.getByRole('columnheader', { name: 'Membership' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
});

test('filters are kept in the address, start from the first page, and can be removed one by one or all', async () => {
  const { sent } = await open({}, '?tab=members&after=here');
  await choose(screen.getByRole('combobox', { name: 'Trainer' }), 'rohan');
  expect(panelAddress()).toBe('/admin-dashboard?tab=members&trainer=rohan');
  expect(sent('Members').at(-1)).toMatchObject({ after: null, filter: { trainerId: 'rohan' } });
  await choose(screen.getByLabelText('to'), '2026-12-31');
  expect(panelAddress()).toBe('/admin-dashboard?tab=members&trainer=rohan&ends-to=2026-12-31');
  await press(screen.getByRole('button', { name: 'Remove the filter Trainer' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=members&ends-to=2026-12-31');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Trainer' }));
  await press(screen.getByRole('button', { name: 'Clear filters' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=members');
});

test('"/" focuses the search, and Enter searches at once', async () => {
  const { sent } = await open();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(search());
  await choose(search(), ' ash ');
  await act(async () => fireEvent.submit(search().form!));
  expect(panelAddress()).toBe('/admin-dashboard?q=ash');
  expect(sent('Members').at(-1)).toMatchObject({ filter: { search: 'ash' } });
  expect(search().value).toBe(' ash ');
});

test('the head of a column sorts by it, and a second press reverses the order', async () => {
  const { sent } = await open();
  const head = () => screen.getByRole('columnheader', { name: 'Last visit' });
  expect(head().getAttribute('aria-sort')).toBe('none');
  await press(within(head()).getByRole('button'));
  expect(head().getAttribute('aria-sort')).toBe('ascending');
  expect(sent('Members').at(-1)).toMatchObject({ orderBy: { field: 'LAST_VISIT_AT', direction: 'ASC' } });
  await press(within(head()).getByRole('button'));
  expect(panelAddress()).toBe('/admin-dashboard?sort=-last-visit');
});

test('Next and Previous lead to the neighbouring pages, and the heading gets the focus', async () => {
  const { sent } = await open({
    Members: ({ after }) =>
      after
        ? membersPage([member('ravi', 'Ravi Jog')], { count: 2, previous: 'start' })
        : membersPage([ASHA], { count: 2, next: 'end' }),
  });
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  await press(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(row('Ravi Jog')).toBeTruthy());
  expect(panelAddress()).toBe('/admin-dashboard?after=end');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await press(screen.getByRole('link', { name: 'Previous' }));
  expect(sent('Members').at(-1)).toMatchObject({ last: 25, before: 'start' });
});

test('a trainer is assigned at once, with one request, and the change can be undone', async () => {
  let answer = () => {};
  const { sent, operations } = await open({
    AssignTrainer: ({ input }) => {
      const { trainerId } = input as { trainerId: string };
      return new Promise((resolve) => {
        answer = () => resolve(assigned('asha', trainerId === 'rohan' ? ROHAN : ASHA.trainer));
      });
    },
  });
  const before = operations.length;
  await choose(trainerOf('Asha Rao'), 'rohan');
  expect(trainerOf('Asha Rao').value).toBe('rohan');
  await act(async () => answer());
  expect(trainerOf('Asha Rao').value).toBe('rohan');
  expect(rowRequests(operations.slice(before))).toEqual(['AssignTrainer']);
  expect(allToasts().at(-1)?.text).toBe('Asha Rao now trains with Rohan Shah.');
  await act(async () => allToasts().at(-1)?.action?.run());
  expect(trainerOf('Asha Rao').value).toBe('neha');
  await act(async () => answer());
  expect(sent('AssignTrainer')).toEqual([
    { input: { memberId: 'asha', trainerId: 'rohan' } },
    { input: { memberId: 'asha', trainerId: 'neha' } },
  ]);
  await waitFor(() => expect(allToasts().at(-1)?.text).toContain('Asha Rao now trains with Neha'));
  expect(allToasts().at(-1)?.action).toBeUndefined();
});

test('a second change of the same member is sent after the first one has been answered', async () => {
  let answer = () => {};
  const { sent } = await open({
    AssignTrainer: ({ input }) => {
      const { trainerId } = input as { trainerId: string | null };
      return new Promise((resolve) => {
        answer = () => resolve(assigned('asha', trainerId === 'rohan' ? ROHAN : null));
      });
    },
  });
  await choose(trainerOf('Asha Rao'), 'rohan');
  await choose(trainerOf('Asha Rao'), '');
  expect(sent('AssignTrainer')).toEqual([{ input: { memberId: 'asha', trainerId: 'rohan' } }]);
  await act(async () => answer());
  expect(sent('AssignTrainer').at(-1)).toEqual({ input: { memberId: 'asha', trainerId: null } });
  await act(async () => answer());
  expect(trainerOf('Asha Rao').value).toBe('');
});

test('a trainer who could not be removed is shown again, with the message beside it', async () => {
  let refuse = () => {};
  await open({
    AssignTrainer: () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(refusal('', { code: 'INTERNAL_SERVER_ERROR' }));
      }),
  });
  await press(screen.getByRole('button', { name: 'Remove trainer Asha Rao' }));
  expect(trainerOf('Asha Rao').value).toBe('');
  expect(document.activeElement).toBe(trainerOf('Asha Rao'));
  await act(async () => refuse());
  await waitFor(() => expect(trainerOf('Asha Rao').value).toBe('neha'));
  expect(within(row('Asha Rao')).getByRole('alert').textContent).toBe('Error assigning trainer');
});

test('a trainer whose assignment got no answer is shown as the server has it, after the tab was left in a toast', async () => {
  let current = ASHA;
  let lose = () => {};
  const losing = {
    Members: () => membersPage([current]),
    AssignTrainer: () => {
      current = { ...ASHA, trainer: ROHAN };
      return new Promise<never>((_resolve, reject) => {
        lose = () => reject(new TypeError('Failed to fetch'));
      });
    },
  };
  const { unmount } = await open(losing);
  await choose(trainerOf('Asha Rao'), 'rohan');
  await act(async () => lose());
  await waitFor(() => expect(trainerOf('Asha Rao').value).toBe('rohan'));
  const text = /^Error assigning trainer\. The server did not answer, so it may be done all the same/;
  expect(within(row('Asha Rao')).getByRole('alert').textContent).toMatch(text);
  await choose(trainerOf('Asha Rao'), 'neha');
  unmount();
  await act(async () => lose());
  expect(allToasts().at(-1)?.text).toMatch(/^Asha Rao: Error assigning trainer/);
});

test('the list without members, without matches and while loading', async () => {
  const empty = await open({ Members: () => membersPage([]) });
  expect(screen.getByRole('heading', { name: 'No members yet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  empty.unmount();
  const filtered = await open({ Members: () => membersPage([]) }, '?tab=members&q=zz');
  expect(screen.getByRole('heading', { name: 'No one matches these filters' })).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Clear filters' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=members');
  filtered.unmount();
  await open({ Members: () => 'never' });
  expect(await screen.findByText('Loading')).toBeTruthy();
});

test('a list that fails to load shows no rows of another one, and can be loaded again', async () => {
  let isAway = false;
  const { sent } = await open({
    Members: () => (isAway ? new Error('away') : membersPage([ASHA])),
  });
  isAway = true;
  await choose(screen.getByRole('combobox', { name: 'Status' }), 'active');
  expect(screen.getByText('Error loading data')).toBeTruthy();
  expect(screen.queryByRole('rowheader')).toBeNull();
  expect(screen.queryByText('1 member')).toBeNull();
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(row('Asha Rao')).toBeTruthy());
  expect(screen.queryByText('Error loading data')).toBeNull();
  expect(sent('Members')).toHaveLength(3);
});

test('without the lists of trainers and plans, members are shown, and the lists can be loaded again', async () => {
  let isAway = true;
  await open({ MemberChoices: () => (isAway ? new Error('away') : memberChoices) });
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain(
    'The trainers and plans could not be loaded',
  );
  expect(trainerOf('Asha Rao').value).toBe('neha');
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(trainerOf('Asha Rao').options).toHaveLength(3));
});
