import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../../lib/session';
import { allToasts } from '../../../../lib/toast';
import { refusal } from '../../../../test/refusal';
import { press } from '../../../../test/render-page';
import { tokenOf } from '../../../../test/token';
import { bulkChange, bulkPreview, bulkStarted } from '../../testing/bulk-answers';
import { member, memberChoices, membersPage } from '../../testing/member-answers';
import { openPanel, type PanelAnswers } from '../../testing/open-panel';

const PEOPLE = ['Asha Rao', 'Ravi Jog', 'Mira Sen', 'Tara Pai'].map((name) =>
  member(name.slice(0, 4).toLowerCase().trim(), name),
);

async function open(answers: PanelAnswers = {}, search = '?tab=members', count = 4) {
  const page = await openPanel(search, {
    Members: () => membersPage(PEOPLE, { count }),
    MemberChoices: () => memberChoices,
    TrainerAssignmentPreview: () => bulkPreview('trainerAssignmentPreview', {}),
    MembershipGrantPreview: () => bulkPreview('membershipGrantPreview', {}),
    ...answers,
  });
  const sent = (name: string) =>
    page.operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
  return { ...page, sent };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const pageBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
const bar = () => within(screen.getByRole('region', { name: 'Selected members' }));
const dialog = () => within(screen.getByRole('dialog'));
const barButton = (name: string) => bar().getByRole('button', { name });
const submit = async (name: string) => {
  const form = dialog().getByRole('button', { name }).closest('form');
  await act(async () => void fireEvent.submit(form!));
};
const choose = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });
const key = (name: string) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    await Promise.resolve();
  });

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('the bar selects the rest of the page, and deselects it', async () => {
  await open();
  await press(box('Asha Rao'));
  await press(barButton('Select all on this page'));
  expect(bar().getByRole('status').textContent).toBe('4 selected');
  await press(barButton('Deselect this page'));
  expect(screen.queryByRole('region', { name: 'Selected members' })).toBeNull();
});

test('rows are selected by their checkboxes, as a range with Shift, and by the key x', async () => {
  await open();
  expect(screen.queryByRole('region', { name: 'Selected members' })).toBeNull();
  await press(box('Asha Rao'));
  expect(bar().getByRole('status').textContent).toBe('1 selected');
  await act(async () => void fireEvent.click(box('Mira Sen'), { shiftKey: true }));
  expect(bar().getByRole('status').textContent).toBe('3 selected');
  expect(pageBox().indeterminate).toBe(true);
  await key('j');
  await key('x');
  expect(box('Ravi Jog').checked).toBe(true);
  act(() => barButton('Clear').focus());
  await press(barButton('Clear'));
  expect(document.activeElement).toBe(pageBox());
  expect(screen.queryByRole('region', { name: 'Selected members' })).toBeNull();
  act(() => screen.getByRole('row', { name: /^Tara/ }).focus());
  await key('x');
  expect(box('Tara Pai').checked).toBe(true);
});

test('the members get a trainer once the server has said who will change', async () => {
  const { sent } = await open({
    TrainerAssignmentPreview: () =>
      bulkPreview('trainerAssignmentPreview', { changingCount: 1, unchangedCount: 1 }),
    AssignTrainerToMembers: () =>
      bulkStarted('assignTrainerToMembers', { changedCount: 1, unchangedCount: 1 }),
  });
  await press(box('Asha Rao'));
  await press(box('Ravi Jog'));
  await press(barButton('Assign trainer'));
  expect(screen.getByRole('dialog', { name: 'Assign a trainer to 2 members' })).toBeTruthy();
  await submit('Assign trainer');
  expect(dialog().getByText('Choose a trainer, or none.')).toBeTruthy();
  await choose('Trainer', 'rohan');
  await waitFor(() =>
    expect(dialog().getByRole('status').textContent).toBe('1 will change, 1 already has this trainer.'),
  );
  await submit('Assign trainer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('AssignTrainerToMembers')).toEqual([
    {
      input: {
        members: { memberIds: ['asha', 'ravi'] },
        trainerId: 'rohan',
        expectedCount: 2,
        requestKey: expect.any(String) as string,
      },
    },
  ]);
  expect(allToasts().at(-1)?.text).toBe('1 member changed, 1 unchanged');
  await waitFor(() => expect(sent('Members')).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'Selected members' })).toBeNull();
});

test('a change of trainers says whom it replaces, and can be undone', async () => {
  const { sent } = await open({
    TrainerAssignmentPreview: () =>
      bulkPreview('trainerAssignmentPreview', { changingCount: 12, replacedCount: 8 }),
    AssignTrainerToMembers: () =>
      bulkStarted('assignTrainerToMembers', { changedCount: 12, viewerCanUndo: true }),
    UndoBulkChange: () => bulkStarted('undoBulkChange', { id: 'undo', changedCount: 12 }),
  });
  await press(box('Asha Rao'));
  await press(barButton('Assign trainer'));
  await choose('Trainer', 'rohan');
  await waitFor(() =>
    expect(dialog().getByRole('status').textContent).toBe(
      '12 will change, 8 of them have another trainer now.',
    ),
  );
  await submit('Assign trainer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { action } = allToasts().at(-1)!;
  expect(action?.label).toBe('Undo');
  await act(async () => action?.run());
  await waitFor(() => expect(sent('UndoBulkChange')).toEqual([{ input: { id: 'change' } }]));
  await waitFor(() => expect(sent('Members')).toHaveLength(3));
  expect(allToasts().at(-1)).toMatchObject({ text: '12 members changed', action: undefined });
});

test('all that match are sent as their filter, and a plan needs a reason', async () => {
  const { sent } = await open(
    {
      MembershipGrantPreview: () =>
        bulkPreview('membershipGrantPreview', { memberCount: 412, changingCount: 412 }),
      GrantMembershipToMembers: () => bulkStarted('grantMembershipToMembers', { changedCount: 412 }),
    },
    '?tab=members&status=active',
    412,
  );
  await press(pageBox());
  await press(barButton('Select all 412 that match'));
  expect(bar().getByRole('status').textContent).toBe('All 412 that match are selected');
  await press(barButton('Set plan'));
  await choose('Plan', 'offer-Basic');
  await waitFor(() => expect(dialog().getByRole('status').textContent).toBe('412 will change.'));
  await submit('Set plan');
  expect(sent('GrantMembershipToMembers')).toEqual([]);
  expect(document.activeElement).toBe(dialog().getByLabelText('Reason'));
  await choose('Reason', 'Closed for a week');
  await submit('Set plan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('GrantMembershipToMembers')).toMatchObject([
    {
      input: {
        members: { filter: { membershipStatus: 'ACTIVE' } },
        offerId: 'offer-Basic',
        reason: 'Closed for a week',
        expectedCount: 412,
      },
    },
  ]);
});

test('if the count has moved, the dialog says so and counts again, and a second press sends the new count', async () => {
  let count = 4;
  const { sent } = await open({
    TrainerAssignmentPreview: () =>
      bulkPreview('trainerAssignmentPreview', { memberCount: count, changingCount: count }),
    AssignTrainerToMembers: ({ input }) =>
      (input as { expectedCount: number }).expectedCount === 5
        ? bulkStarted('assignTrainerToMembers')
        : refusal('The filters now match 5 members. Nothing was changed.', {
            code: 'CONFLICT',
            reason: 'COUNT_CHANGED',
          }),
  });
  await press(pageBox());
  await press(barButton('Assign trainer'));
  await choose('Trainer', 'none');
  await waitFor(() => expect(dialog().getByRole('status').textContent).toBe('4 will change.'));
  count = 5;
  await submit('Assign trainer');
  await waitFor(() => expect(dialog().getByRole('status').textContent).toBe('5 will change.'));
  expect(dialog().getByRole('alert').textContent).toContain('now match 5 members');
  await submit('Assign trainer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = sent('AssignTrainerToMembers').map(
    ({ input }) => (input as { requestKey: string }).requestKey,
  );
  expect(new Set(keys).size).toBe(2);
});

test('a request whose answer was lost is sent again with the same key', async () => {
  let isAway = true;
  const { sent } = await open({
    AssignTrainerToMembers: () => (isAway ? new Error('away') : bulkStarted('assignTrainerToMembers')),
  });
  await press(box('Asha Rao'));
  await press(barButton('Assign trainer'));
  await choose('Trainer', 'neha');
  await waitFor(() => expect(dialog().getByRole('status').textContent).toBe('2 will change.'));
  await submit('Assign trainer');
  expect(await dialog().findByRole('alert')).toBeTruthy();
  isAway = false;
  await submit('Assign trainer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = sent('AssignTrainerToMembers').map(
    ({ input }) => (input as { requestKey: string }).requestKey,
  );
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a job shows its progress until it is done, and failures can be tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const failed = { failedCount: 1, changedCount: 411, memberCount: 412 };
  const failures = [{ __typename: 'BulkChangeFailure', message: 'The account is gone.', member: null }];
  let progress: object = { status: 'RUNNING', memberCount: 412, changedCount: 200 };
  const { sent } = await open({
    AssignTrainerToMembers: () =>
      bulkStarted('assignTrainerToMembers', { status: 'RUNNING', memberCount: 412, changedCount: 0 }),
    BulkChange: () => ({ bulkChange: bulkChange(progress) }),
    RetryBulkChange: () => bulkStarted('retryBulkChange', { memberCount: 412, changedCount: 412 }),
  });
  await press(box('Asha Rao'));
  await press(barButton('Assign trainer'));
  await choose('Trainer', 'neha');
  await waitFor(() => expect(dialog().getByRole('status').textContent).toBe('2 will change.'));
  await submit('Assign trainer');
  await waitFor(() => expect(bar().getByRole('status').textContent).toBe('0 of 412 members done'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(bar().getByRole('status').textContent).toBe('200 of 412 members done');
  progress = { ...failed, failures };
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(bar().getByRole('alert').textContent).toBe('1 member could not be changed');
  expect(bar().getByText('Deleted account: The account is gone.')).toBeTruthy();
  await press(barButton('Retry failed'));
  expect(sent('RetryBulkChange')).toEqual([{ input: { id: 'change' } }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected members' })).toBeNull());
});

test('a job is asked about once at a time, and its end is reported once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers: ((answer: Record<string, unknown>) => void)[] = [];
  await open({
    OpenBulkChange: () => ({ openBulkChange: bulkChange({ status: 'RUNNING', memberCount: 412 }) }),
    BulkChange: () => new Promise<Record<string, unknown>>((resolve) => answers.push(resolve)),
    DismissBulkChange: () => bulkStarted('dismissBulkChange'),
  });
  await screen.findByText('2 of 412 members done');
  const before = allToasts().length;
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(answers).toHaveLength(1);
  for (const answer of answers)
    await act(async () => answer({ bulkChange: bulkChange({ memberCount: 412, changedCount: 412 }) }));
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(answers).toHaveLength(1);
  expect(
    allToasts()
      .slice(before)
      .map(({ text }) => text),
  ).toEqual(['412 members changed']);
});

test('after a reload, the running change is shown again, and its failures until they are closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sent, unmount } = await open({
    OpenBulkChange: () => ({
      openBulkChange: bulkChange({ status: 'RUNNING', memberCount: 412, changedCount: 200 }),
    }),
    BulkChange: () => ({ bulkChange: bulkChange({ memberCount: 412, changedCount: 411, failedCount: 1 }) }),
    DismissBulkChange: () => bulkStarted('dismissBulkChange'),
  });
  expect((await screen.findByText('200 of 412 members done')).getAttribute('role')).toBe('status');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(bar().getByRole('alert').textContent).toBe('1 member could not be changed');
  expect(sent('DismissBulkChange')).toEqual([]);
  await press(barButton('Close'));
  expect(sent('DismissBulkChange')).toEqual([{ input: { id: 'change' } }]);
  expect(screen.queryByRole('region', { name: 'Selected members' })).toBeNull();
  unmount();
});

test('a change that was finished meanwhile is reported once', async () => {
  const { sent } = await open({
    OpenBulkChange: () => ({ openBulkChange: bulkChange({ memberCount: 412, changedCount: 412 }) }),
    DismissBulkChange: () => bulkStarted('dismissBulkChange'),
  });
  await waitFor(() => expect(allToasts().map(({ text }) => text)).toContain('412 members changed'));
  await waitFor(() => expect(sent('DismissBulkChange')).toHaveLength(1));
});

test('the front desk exports a selection, and cannot change it', async () => {
  storeToken(tokenOf({ role: 'front_desk' }));
  const { sent } = await open({ MemberExportUrl: () => new Error('not asked here') });
  await press(box('Asha Rao'));
  expect(
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Select all on this page', 'Export CSV', 'Clear']);
  await press(barButton('Export CSV'));
  expect(sent('MemberExportUrl')).toMatchObject([{ filter: { ids: ['asha'] } }]);
});
