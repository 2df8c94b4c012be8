/** Quick fingers on what staff decide at a check-in. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { rupees } from '../../../test/prices';
import { activityPage } from '../testing/activity-answers';
import { changedOrder, deskOrder, deskOrders } from '../testing/desk-answers';
import { changedMembership, member, membership } from '../testing/member-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const answer = (outcome: string, values: object = {}) => ({
  checkIn: {
    __typename: 'CheckInPayload',
    outcome,
    message: 'Message.',
    visitedAt: null,
    isFirstVisit: false,
    member: member('asha', 'Asha Rao', { risk: null }),
    activity: null,
    ...values,
  },
});

/** Sends a code. */
async function arrive(checkIn: PanelAnswers[string], answers: PanelAnswers = {}) {
  const { operations } = await openPanel('?tab=check-in', {
    CheckIn: checkIn,
    TodaysVisits: () => activityPage([]),
    ...answers,
  });
  await act(
    async () => void fireEvent.change(screen.getByLabelText('Code or name'), { target: { value: '123456' } }),
  );
  return () => operations.filter(({ name }) => name === 'CheckIn').length;
}

const result = () => within(screen.getByRole('region', { name: 'Result of the check-in' }));

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('a double click on "Let in once" records one visit, and asks nothing more', async () => {
  const user = member('asha', 'Asha Rao', { risk: null, memberships: [membership(null)] });
  let admit = (_answer: Record<string, unknown>) => {};
  const sent = await arrive(({ input }) =>
    (input as { admissionReason?: string }).admissionReason
      ? new Promise((resolve) => (admit = resolve))
      : answer('NO_ACTIVE_PASS', { member: user }),
  );
  fireEvent.change(await result().findByLabelText('Reason for letting in without a pass'), {
    target: { value: 'Pays tomorrow' },
  });
  const letIn = result().getByRole('button', { name: 'Let in once' });
  await press(letIn);
  await act(async () => void fireEvent.click(letIn, { detail: 2 }));
  await act(async () => admit(answer('RECORDED', { member: user })));
  await result().findByText('Checked in');
  expect(sent()).toBe(2);
});

test('a frozen member is not checked in until staff end the freeze', async () => {
  const freeze = {
    __typename: 'MembershipFreeze',
    id: 'freeze-1',
    startsAt: '2126-11-24T18:30:00Z',
    endsAt: '2126-11-29T18:30:00Z',
  };
  const user = member('asha', 'Asha Rao', {
    risk: null,
    memberships: [membership('Premium', { isFrozen: true, freeze })],
  });
  let isFrozen = true;
  const sent = await arrive(() => answer(isFrozen ? 'NO_ACTIVE_PASS' : 'RECORDED', { member: user }), {
    EndMembershipFreeze: () => {
      isFrozen = false;
      return changedMembership('endMembershipFreeze', membership('Premium'));
    },
  });
  await result().findByText('Pass frozen');
  expect(result().getByText('Premium, frozen until 29 November 2126')).toBeTruthy();
  await press(result().getByRole('button', { name: 'End the freeze' }));
  await press(
    within(screen.getByRole('dialog', { name: 'End the freeze?' })).getByRole('button', {
      name: 'End the freeze',
    }),
  );
  await result().findByText('Checked in');
  expect(sent()).toBe(2);
});

test('a member with an overdue amount is checked in once the payment is taken', async () => {
  const due = { __typename: 'OrderDue', amount: rupees(65_000), dueOn: '2020-12-05' };
  const user = member('asha', 'Asha Rao', { risk: null, due });
  const order = deskOrder(7, { status: 'PART_PAID', due, openInstalments: [due] });
  let isPaid = false;
  const sent = await arrive(
    () => answer(isPaid ? 'RECORDED' : 'DUES_OVERDUE', { member: isPaid ? { ...user, due: null } : user }),
    {
      OrdersWithDues: () => ({
        user: { __typename: 'User', id: 'asha', orders: deskOrders([order]).orders },
      }),
      CollectDue: () => {
        isPaid = true;
        return changedOrder('collectDue', deskOrder(7, { status: 'PAID' }));
      },
    },
  );
  await result().findByText('Payment overdue');
  expect(result().getByText(/₹650 due by 5 December 2020 · \d+ days overdue/)).toBeTruthy();
  expect(result().getByLabelText('Reason for letting in with dues')).toBeTruthy();
  await press(result().getByRole('button', { name: 'Take payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take a payment for order 7' }));
  await press(dialog.getByRole('radio', { name: 'Cash' }));
  await press(dialog.getByRole('button', { name: 'Take payment' }));
  await result().findByText('Checked in');
  expect(sent()).toBe(2);
});

test('the first visit of a member is shown as such', async () => {
  await arrive(() => answer('RECORDED', { isFirstVisit: true }));
  expect(await result().findByText('First visit')).toBeTruthy();
});

test('the second click of a double click does not answer the question that replaced the button', async () => {
  const sent = await arrive(() => answer('RECENTLY_VISITED', { visitedAt: new Date().toISOString() }));
  const again = await result().findByRole('button', { name: 'Mark again' });
  await act(async () => void fireEvent.click(again, { detail: 2 }));
  expect(sent()).toBe(1);
});
