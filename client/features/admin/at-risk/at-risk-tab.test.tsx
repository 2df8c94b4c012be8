import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

interface Risk {
  level: string;
  stage: string;
  daysWithoutVisit: number;
  flaggedAfterDays: number;
}

const NEW: Risk = { level: 'HIGH', stage: 'NEW', daysWithoutVisit: 12, flaggedAfterDays: 7 };
const NOT_STARTED: Risk = {
  level: 'MODERATE',
  stage: 'NOT_STARTED',
  daysWithoutVisit: 5,
  flaggedAfterDays: 5,
};

const member = (id: string, name: string, risk: Risk | null) => ({
  __typename: 'User',
  id,
  name,
  email: `${id}@example.com`,
  phone: '+919876543210',
  lastVisitAt: '2026-11-11T01:00:00Z',
  memberships: [
    {
      __typename: 'Membership',
      id: `pass-${id}`,
      planType: 'PASS',
      status: 'ACTIVE',
      paidUntil: '2026-12-25T18:30:00Z',
    },
  ],
  risk: risk && { __typename: 'MemberRisk', ...risk },
  lastContact: null,
});

const page = (...nodes: object[]) => ({
  __typename: 'UserConnection',
  edges: nodes.map((node) => ({ __typename: 'UserEdge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false },
  totalCount: { __typename: 'Count', count: nodes.length, precision: 'EXACT' },
});

const ASHA = member('asha', 'Asha Rao', NEW);
const RAVI = { ...member('ravi', 'Ravi Jog', NOT_STARTED), phone: null };

const followedUp = (name: string, message: string) => ({
  [name]: {
    __typename: `${name[0]!.toUpperCase()}${name.slice(1)}Payload`,
    message,
    member: member('asha', 'Asha Rao', null),
  },
});

const open = (answers: PanelAnswers = {}) =>
  openPanel('?tab=at-risk', {
    MembersAtRisk: () => ({ high: page(ASHA), moderate: page(RAVI) }),
    ...answers,
  });

const sent = ({ operations }: Awaited<ReturnType<typeof open>>, name: string) =>
  operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const texts = () => allToasts().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T11:30:00+05:30') });
  storeToken(tokenOf({ role: 'admin' }));
});

test('the members to call first are at the top, each with the reason and a phone link', async () => {
  await open();
  await screen.findByText('No visit for 12 days; in the first 60 days we flag after 7.');
  const call = section(/^Call first \(1\)/).getByRole('link', { name: /98765 43210/ });
  expect(call.getAttribute('href')).toBe('tel:+919876543210');
  const watch = section(/^Watch \(1\)/);
  watch.getByText('No visit yet, 5 days after the start; we flag after 5.');
  watch.getByText('No phone number');
  expect(watch.queryByRole('link')).toBeNull();
});

test('says when there is nobody to call', async () => {
  await open({ MembersAtRisk: () => ({ high: page(), moderate: page() }) });
  await screen.findByRole('heading', { name: 'Nobody to call today' });
});

test('a contact is saved with its note and takes the row from the list, and the focus goes to the next row', async () => {
  const panel = await open({ RecordContact: () => followedUp('recordContact', 'Contact saved.') });
  await press(await screen.findByRole('button', { name: 'Contacted Asha Rao' }));
  fireEvent.change(dialog().getByRole('textbox', { name: /Note/ }), { target: { value: 'Back on Monday' } });
  await press(dialog().getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(screen.queryByText('Asha Rao')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(panel, 'RecordContact')).toMatchObject([
    { input: { memberId: 'asha', note: 'Back on Monday', requestKey: expect.any(String) as string } },
  ]);
  expect(texts()).toContain('Asha Rao: Contact saved.');
  expect(document.activeElement).toBe(
    screen.getByRole('rowheader', { name: /Ravi Jog/ }).closest('[role=row]'),
  );
});

test('after the last contact, the focus is on the heading', async () => {
  await open({
    MembersAtRisk: () => ({ high: page(ASHA), moderate: page() }),
    RecordContact: () => followedUp('recordContact', 'Contact saved.'),
  });
  await press(await screen.findByRole('button', { name: 'Contacted Asha Rao' }));
  await press(dialog().getByRole('button', { name: 'Save contact' }));
  await screen.findByRole('heading', { name: 'Nobody to call today' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test.each([
  ['c', 'Contacted Ravi Jog?'],
  ['z', 'Snooze Ravi Jog?'],
])('the key %s asks about the selected member', async (key, title) => {
  await open();
  const row = (await screen.findByRole('rowheader', { name: /Ravi Jog/ })).closest<HTMLElement>(
    '[role=row]',
  )!;
  await act(async () => row.focus());
  await act(async () => void fireEvent.keyDown(row, { key }));
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
});

test('a member can be snoozed for longer', async () => {
  const panel = await open({ SnoozeMember: () => followedUp('snoozeMember', 'Snoozed.') });
  await press(await screen.findByRole('button', { name: 'Snooze Asha Rao' }));
  await act(async () => dialog().getByRole('radio', { name: '30 days' }).click());
  await press(dialog().getByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(screen.queryByText('Asha Rao')).toBeNull());
  expect(sent(panel, 'SnoozeMember')).toEqual([{ input: { id: 'asha', days: 30 } }]);
});

test('a failed contact keeps the dialog and the note, and is sent again with the same key', async () => {
  const panel = await open({
    RecordContact: () => {
      throw new Error('Broken');
    },
  });
  await press(await screen.findByRole('button', { name: 'Contacted Asha Rao' }));
  fireEvent.change(dialog().getByRole('textbox', { name: /Note/ }), { target: { value: 'Called' } });
  await press(dialog().getByRole('button', { name: 'Save contact' }));
  await dialog().findByRole('alert');
  expect(dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Note/ }).value).toBe('Called');
  await press(dialog().getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(sent(panel, 'RecordContact')).toHaveLength(4));
  expect(new Set(sent(panel, 'RecordContact').map((input) => JSON.stringify(input))).size).toBe(1);
});

test('a list that does not load says so', async () => {
  await open({
    MembersAtRisk: () => {
      throw new Error('Broken');
    },
  });
  await screen.findByText('Error loading data');
});
