/** The dialogs of the panel that save: the same buttons, one request, and no way out before the answer. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activity, activityPage, pickable } from './activity-answers';
import { bulkPreview } from './bulk-answers';
import { deskOrder, deskOrders } from './desk-answers';
import { drawerMember, noteEntry, timeline } from './drawer-answers';
import { member, memberChoices, membersPage } from './member-answers';
import { openPanel, type PanelAnswers } from './open-panel';

const VIEW = {
  __typename: 'ListView',
  id: 'one',
  name: 'Regulars',
  isShared: false,
  parameters: 'status=active',
  version: 1,
  viewerCanUpdate: true,
};

const ASHA = member('asha', 'Asha Rao');

const atRisk = (...nodes: object[]) => ({
  __typename: 'UserConnection',
  edges: nodes.map((node) => ({ __typename: 'UserEdge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false },
  totalCount: { __typename: 'Count', count: nodes.length, precision: 'EXACT' },
});

const RISK = {
  __typename: 'MemberRisk',
  level: 'HIGH',
  stage: 'NEW',
  daysWithoutVisit: 12,
  flaggedAfterDays: 7,
};

const ANSWERS: PanelAnswers = {
  Members: () => membersPage([ASHA]),
  MemberChoices: () => memberChoices,
  ListViews: () => ({ listViews: [VIEW] }),
  DeskOrders: () => deskOrders([deskOrder(7)]),
  Activities: () => activityPage([activity('one', '2026-11-22T10:00:00Z')]),
  PickedMember: () => ({ user: pickable('asha') }),
  TodaysVisits: () => activityPage([]),
  TrainerAssignmentPreview: () => bulkPreview('trainerAssignmentPreview', {}),
  MembershipGrantPreview: () => bulkPreview('membershipGrantPreview', {}),
  MembersAtRisk: () => ({
    high: atRisk({ ...ASHA, phone: null, risk: RISK, lastContact: null }),
    moderate: atRisk(),
  }),
  DrawerMember: () => ({ user: drawerMember(ASHA) }),
  MemberTimeline: () => timeline([noteEntry('n1', 'Prefers mornings')]),
};

const MUTATIONS = [
  'AssignTrainerToMembers',
  'CancelMembership',
  'ConfirmOrder',
  'CreateListView',
  'DeleteListView',
  'GrantMembershipToMembers',
  'RecordContact',
  'RecordVisit',
  'RecordWorkout',
  'RejectOrder',
  'RemoveActivity',
  'RemoveMemberNote',
  'SellMembership',
  'SnoozeMember',
  'StartKiosk',
  'UpdateListView',
];

const NEVER: PanelAnswers = Object.fromEntries(MUTATIONS.map((name) => [name, () => 'never' as const]));

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const select = async () => press(await screen.findByRole('checkbox', { name: 'Select Asha Rao' }));

/** Fills in what a form asks for. */
async function fillIn(dialog: HTMLElement) {
  for (const input of dialog.querySelectorAll<HTMLElement>(
    'input:not([type], [role]), input[type=text]:not([role]), textarea',
  ))
    fireEvent.change(input, { target: { value: 'Because' } });
  for (const choice of dialog.querySelectorAll('select'))
    await act(async () => void fireEvent.change(choice, { target: { value: choice.options[1]!.value } }));
  const first = dialog.querySelector<HTMLElement>('input[type=radio]');
  if (first) fireEvent.click(first);
}

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

test.each([
  ['?tab=orders', 'Confirm 7', 'Cancel, Confirm payment', 'primary'],
  ['?tab=orders', 'Reject 7', 'Cancel, Reject order', 'danger'],
  [
    '?tab=members',
    'Renew Asha Rao',
    'Replace the running plan, Choose the first day, Add a discount, Pay a part now, Cancel, Renew',
    'primary',
  ],
  ['?tab=members', 'Cancel Asha Rao', 'Keep membership, Cancel membership', 'danger'],
  ['?tab=members&trainer=none&sort=-last-visit', 'Save view', 'Cancel, Save view', 'primary'],
  ['?tab=members&view=one&status=active', 'Rename', 'Cancel, Save', 'primary'],
  ['?tab=members&view=one&status=active', 'Delete', 'Cancel, Delete view', 'danger'],
  ['?tab=members', 'Assign trainer', 'Cancel, Assign trainer', 'primary', select],
  ['?tab=members', 'Set plan', 'Cancel, Set plan', 'primary', select],
  ['?tab=attendance&record=asha', null, 'Cancel, Mark Attendance', 'primary'],
  ['?tab=workouts&record=asha', null, 'Cancel, Add Workout', 'primary'],
  ['?tab=attendance', /^Remove Asha Rao/, 'Cancel, Remove', 'danger'],
  ['?tab=at-risk', 'Contacted Asha Rao', 'Cancel, Save contact', 'primary'],
  ['?tab=at-risk', 'Snooze Asha Rao', 'Cancel, Snooze', 'primary'],
  ['?tab=check-in', 'Use this device as a kiosk', 'Cancel, Start the kiosk', 'primary'],
  ['?tab=overview&member=asha', 'Remove note', 'Cancel, Remove note', 'danger'],
] as const)('%s, "%s": %s', async (search, opener, labels, variant, before = undefined) => {
  const { operations } = await openPanel(search, { ...ANSWERS, ...NEVER });
  await before?.();
  if (opener) await press(await button(opener));
  await waitFor(() => expect(screen.getAllByRole('dialog').at(-1)?.querySelector('form')).toBeTruthy());
  const dialog = screen.getAllByRole('dialog').at(-1)!;
  const buttons = within(dialog)
    .getAllByRole('button')
    .filter(({ dataset }) => dataset['variant']);
  expect(buttons.map(({ textContent }) => textContent).join(', ')).toBe(labels);
  const save = buttons.at(-1)!;
  expect(save.dataset['variant']).toBe(variant);
  await fillIn(dialog);
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'));
  const sent = () => operations.filter(({ name }) => MUTATIONS.includes(name)).length;
  await press(save);
  await press(save);
  expect(sent()).toBe(1);
  await act(async () => void fireEvent(dialog, new Event('cancel', { cancelable: true })));
  await press(buttons[0]!);
  expect(dialog.isConnected && dialog.hasAttribute('open')).toBe(true);
});
