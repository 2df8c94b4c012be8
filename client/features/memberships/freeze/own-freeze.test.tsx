/** Members freeze their own pass on the membership page, and end the freeze. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freezeMessages } from '#common/memberships/freeze-messages';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { refusal } from '../../../test/refusal';
import { press, renderPage } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { Page } from '../membership-page';
import { memberships, nothing, pass } from '../testing/membership-answers';
import { orderPage } from '../testing/order-answers';

const FREEZE = {
  __typename: 'MembershipFreeze',
  id: 'freeze-1',
  startsAt: '2026-11-24T18:30:00Z',
  endsAt: '2026-11-29T18:30:00Z',
};
const RUNNING = { ...pass, freezeDaysLeft: 7 };
const FROZEN = { ...RUNNING, isFrozen: true, freeze: FREEZE, freezeDaysLeft: 2 };

type Answers = NonNullable<Parameters<typeof renderPage>[1]>['answers'];

const open = (gymPass: object, answers: Answers = {}) =>
  renderPage(<Page />, {
    path: '/membership',
    answers: {
      MyMemberships: () => memberships(gymPass),
      MyOrders: () => ({
        me: { __typename: 'Viewer', user: { __typename: 'User', id: 'member', orders: orderPage([]) } },
      }),
      ...answers,
    },
  });

const card = () => within(screen.getByRole('region', { name: 'Gym pass' }));
const dialog = () => within(screen.getByRole('dialog'));
const choose = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });

const openDialog = async (action: string) => {
  await press(card().getByRole('button', { name: action }));
  await screen.findByRole('dialog');
};

/** The answer of a mutation about freezes. */
const answered = (name: string, membership: object) => ({
  [name]: {
    __typename: `${name[0]!.toUpperCase()}${name.slice(1)}Payload`,
    message: 'Done.',
    membership,
  },
});

// Loaded up front, so that no test has to wait for it.
beforeAll(() => import('./own-freeze-dialog'));
beforeEach(() => {
  storeToken(tokenOf());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00+05:30') });
});
afterEach(() => vi.useRealTimers());

test('the dialog shows what a freeze does before it is made, and the card shows it afterwards', async () => {
  const { operations } = await open(RUNNING, {
    FreezeMembership: () =>
      answered('freezeMembership', { ...RUNNING, freeze: FREEZE, paidUntil: '2027-03-25T18:30:00Z' }),
  });
  await openDialog('Freeze my pass');
  expect(dialog().getByLabelText<HTMLInputElement>('First day').value).toBe('2026-11-24');
  await choose('First day', '2026-11-25');
  await choose('How long', '5');
  expect(dialog().getByRole('status').textContent).toBe(
    'Frozen from 25 November 2026 until 29 November 2026. The pass then ends on 25 March 2027 instead of 20 March 2027. After that, 2 days are left to freeze.',
  );
  await press(dialog().getByRole('button', { name: 'Freeze' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operations.at(-1)).toMatchObject({
    name: 'FreezeMembership',
    variables: { input: { startsOn: '2026-11-25', days: 5 } },
  });
  expect(allToasts().at(-1)?.text).toBe('Done.');
  expect(card().getByText('25 November 2026 to 29 November 2026')).toBeTruthy();
  expect(card().getByText('25 March 2027')).toBeTruthy();
  expect(card().getByRole('button', { name: 'Withdraw the freeze' })).toBeTruthy();
});

test.each([
  ['2026-11-23', freezeMessages.tooEarly('24 November 2026')],
  ['2026-12-21', freezeMessages.afterEnd('20 December 2026')],
  ['', freezeMessages.dayRequired],
])('a freeze from "%s" is refused at the field, without a request', async (day, message) => {
  const { operations } = await open(RUNNING);
  await openDialog('Freeze my pass');
  const before = operations.length;
  await choose('First day', day);
  expect(dialog().getByRole('status').textContent).toBe('');
  await press(dialog().getByRole('button', { name: 'Freeze' }));
  expect(dialog().getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(dialog().getByLabelText('First day'));
  expect(operations).toHaveLength(before);
});

test('a refusal of the server stands at its field, and the dialog stays', async () => {
  const message = freezeMessages.frozenAlready('25 November 2026', '29 November 2026');
  await open(RUNNING, { FreezeMembership: () => refusal(message, { fields: { startsOn: message } }) });
  await openDialog('Freeze my pass');
  await press(dialog().getByRole('button', { name: 'Freeze' }));
  expect(await dialog().findByText(message)).toBeTruthy();
});

test('a frozen pass says so, and its end gives the days back', async () => {
  vi.setSystemTime(Date.parse('2026-11-27T10:00:00+05:30'));
  const { operations } = await open(FROZEN, {
    EndMembershipFreeze: () => answered('endMembershipFreeze', { ...RUNNING, freezeDaysLeft: 5 }),
  });
  expect(card().getByText('Frozen until 29 November 2026')).toBeTruthy();
  expect(screen.getByText(/^Your pass is frozen\./)).toBeTruthy();
  await openDialog('End the freeze');
  expect(screen.getByRole('dialog', { name: 'End the freeze?' }).textContent).toContain(
    'Today counts again: 3 days go back. The pass then ends on 17 March 2027 instead of 20 March 2027.',
  );
  await press(dialog().getByRole('button', { name: 'End the freeze' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operations.at(-1)?.variables).toEqual({ input: { freezeId: 'freeze-1' } });
  expect(card().getByRole('button', { name: 'Freeze my pass' })).toBeTruthy();
});

test('without days left, and without a pass, there is nothing to freeze', async () => {
  await open({ ...pass, freezeDaysLeft: 2 });
  expect(card().queryByRole('button', { name: /[Ff]reeze/ })).toBeNull();
});

test('nutrition cannot be frozen', async () => {
  await open(nothing('PASS'));
  expect(screen.queryByRole('button', { name: /[Ff]reeze/ })).toBeNull();
});
