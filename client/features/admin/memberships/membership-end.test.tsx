/** Staff freeze passes and add days to memberships, in the drawer of a member. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { membershipMessages } from '#common/memberships/messages';
import type { Role } from '#common/accounts/roles';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { drawerMember, timeline } from '../testing/drawer-answers';
import { changedMembership, member, memberChoices, membership, membersPage } from '../testing/member-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const PASS = membership('Premium', { id: 'pass-of-asha' });
const FREEZE = {
  __typename: 'MembershipFreeze',
  id: 'freeze-1',
  startsAt: '2026-11-24T18:30:00Z',
  endsAt: '2026-11-29T18:30:00Z',
};

async function open(answers: PanelAnswers = {}, pass: object = PASS, role: Role = 'admin') {
  storeToken(tokenOf({ role }));
  const row = member('asha', 'Asha Rao', { memberships: [pass] });
  const { operations } = await openPanel('?member=asha', {
    Members: () => membersPage([row]),
    MemberChoices: () => memberChoices,
    DrawerMember: () => ({ user: drawerMember(row) }),
    MemberTimeline: () => timeline([]),
    ...answers,
  });
  await screen.findByRole('dialog', { name: 'Asha Rao' });
  return (name: string) =>
    operations.filter((operation) => operation.name === name).map(({ variables }) => variables['input']);
}

const drawer = () => within(screen.getByRole('dialog', { name: 'Asha Rao' }));
const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }));
const enter = (form: ReturnType<typeof dialog>, label: string, value: string) =>
  act(async () => {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00+05:30') });
});
afterEach(() => vi.useRealTimers());

test('the front desk freezes a pass; the drawer shows the freeze and the new end', async () => {
  const sent = await open(
    {
      FreezeMembership: () =>
        changedMembership('freezeMembership', { ...PASS, freeze: FREEZE, paidUntil: '2026-12-30T18:30:00Z' }),
    },
    PASS,
    'front_desk',
  );
  expect(drawer().queryByRole('button', { name: 'Add days' })).toBeNull();
  await press(drawer().getByRole('button', { name: 'Freeze' }));
  const form = dialog('Freeze the pass of Asha Rao');
  await enter(form, 'First day', '2026-11-25');
  await enter(form, 'How long', '5');
  expect(form.getByRole('status').textContent).toContain(
    'The pass then ends on 30 December 2026 instead of 25 December 2026.',
  );
  await press(form.getByRole('button', { name: 'Freeze' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(sent('FreezeMembership')).toMatchObject([{ memberId: 'asha', startsOn: '2026-11-25', days: 5 }]);
  expect(drawer().getByText('Frozen 25 Nov 2026 to 29 Nov 2026')).toBeTruthy();
  expect(drawer().getByText('Premium, until 30 Dec 2026')).toBeTruthy();
  expect(drawer().getByRole('button', { name: 'Withdraw the freeze' })).toBeTruthy();
  expect(allToasts().at(-1)?.text).toBe('Asha Rao: Done.');
});

test('an admin adds days with a reason, and sees the new end before', async () => {
  const sent = await open({
    ExtendMembership: () =>
      changedMembership('extendMembership', { ...PASS, paidUntil: '2026-12-28T18:30:00Z' }),
  });
  await press(drawer().getByRole('button', { name: 'Add days' }));
  const form = dialog('Add days to the membership of Asha Rao');
  await enter(form, 'Number of days', '0');
  await press(form.getByRole('button', { name: 'Add days' }));
  expect(form.getByText(membershipMessages.addedDaysInvalid)).toBeTruthy();
  await enter(form, 'Number of days', '3');
  expect(form.getByRole('status').textContent).toBe('It then ends on 28 December 2026.');
  await enter(form, 'Reason', 'Closed for repairs');
  await press(form.getByRole('button', { name: 'Add days' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(sent('ExtendMembership')).toEqual([
    {
      memberId: 'asha',
      planType: 'PASS',
      days: 3,
      reason: 'Closed for repairs',
      requestKey: expect.any(String) as string,
    },
  ]);
  expect(drawer().getByText('Premium, until 28 Dec 2026')).toBeTruthy();
});

test('a member without a running membership has nothing to freeze or extend', async () => {
  await open({}, membership(null));
  expect(drawer().queryByRole('button', { name: /Freeze|Add days/ })).toBeNull();
});
