import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { rupees } from '../../../test/prices';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import {
  activity,
  activityPage,
  found,
  pickable,
  undecided,
  visitRecorded,
  visitStatistics,
  workoutRecorded,
} from '../testing/activity-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const NOW = Date.parse('2026-11-23T11:30:00+05:30');
const RAVI = pickable('ravi', 'Ravi Jog');
const VISITS = [
  activity('three', '2026-11-23T05:00:00Z'),
  activity('two', '2026-11-22T18:35:00Z', { member: RAVI }),
  activity('one', '2026-11-22T10:00:00Z', { member: pickable('new', null) }),
];

const open = async (answers: PanelAnswers = {}, search = '?tab=attendance') => {
  const page = await openPanel(search, {
    Activities: () => activityPage(VISITS),
    PickMembers: () => found(pickable('asha'), RAVI),
    ...answers,
  });
  const sent = (name: string) =>
    page.operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
  return { ...page, sent };
};

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

async function pickAsha() {
  const picker = dialog().getByRole('combobox', { name: 'Member' });
  expect(picker.getAttribute('aria-expanded')).toBe('false');
  await press(picker);
  await press(await dialog().findByRole('option', { name: /^Asha Rao/ }));
}

async function openDialog(name: string) {
  await press(button(name));
  await pickAsha();
}

const submit = (name: string) => press(dialog().getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  storeToken(tokenOf({ role: 'admin' }));
});

test('visits are listed by day of the studio, with the member and the time', async () => {
  const { sent } = await open();
  expect(sent('Activities')[0]).toEqual({ first: 25, after: null, filter: { type: 'ATTENDANCE' } });
  const days = within(screen.getByRole('group', { name: 'Visits by day' })).getAllByRole('region');
  const textOf = ({ textContent }: HTMLElement) =>
    textContent?.replaceAll(/Remove .*?, \d+ Nov 2026, [\d:]+ [ap]m/g, '');
  expect(days.map(textOf)).toEqual([
    'Today, 23 November 2026Asha Raoasha@example.com10:30 amRavi Jogravi@example.com12:05 am',
    'Yesterday, 22 November 2026new@example.com3:30 pm',
  ]);
  expect(screen.getByText('3 visits')).toBeTruthy();
});

test('the search and the page are in the address', async () => {
  const { sent } = await open(
    { Activities: () => activityPage(VISITS, { next: 'end' }) },
    '?tab=attendance&q=ash',
  );
  expect(sent('Activities')[0]).toMatchObject({ filter: { type: 'ATTENDANCE', search: 'ash' } });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ash');
  await press(screen.getByRole('link', { name: 'Next' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=attendance&q=ash&after=end');
});

test('a visit without an active pass is recorded with a reason, as at the check-in', async () => {
  const { sent } = await open({
    RecordVisit: ({ input }) => {
      const { admissionReason } = input as { admissionReason?: string };
      if (admissionReason === undefined) return undecided();
      return admissionReason === ''
        ? refusal('Give a reason.', { fields: { admissionReason: 'Give a reason.' } })
        : visitRecorded(activity('four', '2026-11-23T06:00:00Z'));
    },
  });
  await openDialog('Mark Attendance');
  await submit('Mark Attendance');
  const reason = await dialog().findByLabelText('Reason for letting in without a pass');
  await submit('Let in once');
  expect(await dialog().findByText('Give a reason.')).toBeTruthy();
  fireEvent.change(reason, { target: { value: 'Pays tomorrow' } });
  await submit('Let in once');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('RecordVisit')).toMatchObject([
    { input: { memberId: 'asha' } },
    { input: { memberId: 'asha', admissionReason: '' } },
    { input: { memberId: 'asha', admissionReason: 'Pays tomorrow' } },
  ]);
});

test('a visit of a member who owes something is recorded, and staff are told', async () => {
  const due = { __typename: 'OrderDue', amount: rupees(65_000), dueOn: '2026-11-10' };
  await open({ RecordVisit: () => visitRecorded(activity('four', '2026-11-23T06:00:00Z'), due) });
  await openDialog('Mark Attendance');
  await submit('Mark Attendance');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(allToasts().at(-1)?.text).toMatch(/^Asha Rao came on .+\. ₹650 due by 10 November 2026\.$/);
});

test('attendance is marked as of now, is in the list that is read again, and can be undone', async () => {
  const four = activity('four', '2026-11-23T06:00:00Z');
  let visits = VISITS;
  const { sent } = await open({
    Activities: () => activityPage(visits),
    RecordVisit: () => {
      visits = [four, ...VISITS];
      return visitRecorded(four);
    },
    RemoveActivity: () => {
      visits = VISITS;
      return {
        removeActivity: {
          __typename: 'RemoveActivityPayload',
          message: 'Entry removed.',
          ...visitStatistics(),
          removedActivityId: 'four',
          member: { __typename: 'User', id: 'asha', lastVisitAt: null, risk: null },
        },
      };
    },
  });
  await openDialog('Mark Attendance');
  expect(dialog().getByLabelText<HTMLInputElement>('Date and time').value).toBe('2026-11-23T11:30');
  await submit('Mark Attendance');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('RecordVisit')).toEqual([
    {
      input: {
        memberId: 'asha',
        happenedAt: null,
        isRepeat: false,
        requestKey: expect.any(String) as string,
      },
      readsOrders: true,
      readsAll: true,
    },
  ]);
  await waitFor(() => expect(screen.getByText('4 visits')).toBeTruthy());
  expect(
    screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('11:30 am')),
  ).toHaveLength(1);
  expect(sent('Activities')).toHaveLength(2);
  expect(sent('VisitStatistics')).toHaveLength(1);
  expect(screen.getByText(/^19 visits a day/)).toBeTruthy();
  expect(allToasts().at(-1)?.text).toBe('Asha Rao came on 23 Nov 2026, 11:30 am.');
  await act(async () => allToasts().at(-1)?.action?.run());
  await waitFor(() => expect(screen.getByText('3 visits')).toBeTruthy());
  expect(screen.getByText(/^18 visits a day/)).toBeTruthy();
});

test('a second visit within two hours is recorded only after a question', async () => {
  const { sent } = await open({
    RecordVisit: ({ input }) =>
      (input as { isRepeat: boolean }).isRepeat
        ? visitRecorded(activity('four', '2026-11-23T06:00:00Z'))
        : undecided('2026-11-23T05:12:00Z'),
  });
  await openDialog('Mark Attendance');
  await submit('Mark Attendance');
  expect(await dialog().findByText('Came 48 min ago. Mark again?')).toBeTruthy();
  expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'No' }));
  await submit('No');
  expect(dialog().queryByText('Came 48 min ago. Mark again?')).toBeNull();
  expect(document.activeElement).toBe(dialog().getByLabelText('Date and time'));
  await submit('Mark Attendance');
  await dialog().findByText('Came 48 min ago. Mark again?');
  await submit('Mark again');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('RecordVisit').at(-1)).toMatchObject({ input: { isRepeat: true } });
});

test('a member is required, a time in the future is refused, and an earlier one is sent', async () => {
  const { sent } = await open({ RecordVisit: () => visitRecorded(activity('four', '2026-11-22T03:00:00Z')) });
  await press(button('Mark Attendance'));
  await submit('Mark Attendance');
  expect(dialog().getByText('Choose a member.')).toBeTruthy();
  await pickAsha();
  const time = dialog().getByLabelText('Date and time');
  fireEvent.change(time, { target: { value: '2026-11-23T12:30' } });
  await submit('Mark Attendance');
  expect(dialog().getByText('This time is in the future.')).toBeTruthy();
  fireEvent.change(time, { target: { value: '2026-11-22T08:30' } });
  await submit('Mark Attendance');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('RecordVisit')).toMatchObject([{ input: { happenedAt: '2026-11-22T03:00:00.000Z' } }]);
});

test('a failure is shown in the dialog, which keeps what was entered', async () => {
  let answer: Error = new Error('away');
  await open({ RecordVisit: () => answer });
  await openDialog('Mark Attendance');
  await submit('Mark Attendance');
  expect((await dialog().findByRole('alert')).textContent).toMatch(/^Error adding activity/);
  answer = refusal('Choose a time in the last 7 days.', {
    fields: { happenedAt: 'Choose a time in the last 7 days.' },
  });
  await submit('Mark Attendance');
  expect(await dialog().findByText('Choose a time in the last 7 days.')).toBeTruthy();
  expect(dialog().getByRole<HTMLInputElement>('combobox', { name: 'Member' }).value).toBe('Asha Rao');
});

test('a workout needs a name, and those on screen are suggested', async () => {
  const workouts = [activity('one', '2026-11-22T10:00:00Z', { workout: 'Leg day' })];
  const { sent } = await open(
    {
      Activities: () => activityPage([...workouts]),
      RecordWorkout: () => {
        workouts.unshift(activity('two', '2026-11-23T06:00:00Z', { workout: 'Rowing' }));
        return workoutRecorded(workouts[0]!);
      },
    },
    '?tab=workouts',
  );
  expect(screen.getByText('Leg day')).toBeTruthy();
  await openDialog('Add Workout');
  await submit('Add Workout');
  expect(dialog().getByText('Enter the name of the workout.')).toBeTruthy();
  const suggested = screen.getByRole('dialog').querySelectorAll('datalist option');
  expect([...suggested].map((option) => option.getAttribute('value'))).toEqual(['Leg day']);
  fireEvent.change(dialog().getByLabelText('Name of the workout'), { target: { value: ' Rowing ' } });
  await submit('Add Workout');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('RecordWorkout')).toMatchObject([
    { input: { memberId: 'asha', workout: 'Rowing', happenedAt: null } },
  ]);
  expect(await screen.findByText('Rowing')).toBeTruthy();
});

test('the empty, loading and failed states differ', async () => {
  const empty = await open({ Activities: () => activityPage([]) });
  expect(screen.getByRole('heading', { name: 'No visits yet' })).toBeTruthy();
  empty.unmount();
  const filtered = await open({ Activities: () => activityPage([]) }, '?tab=workouts&q=zz');
  expect(screen.getByRole('heading', { name: 'No one matches these filters' })).toBeTruthy();
  await press(button('Clear filters'));
  expect(panelAddress()).toBe('/admin-dashboard?tab=workouts');
  filtered.unmount();
  await open({ Activities: () => new Error('away') });
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading data');
});
