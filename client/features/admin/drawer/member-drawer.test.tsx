import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activityPage, activity, pickable } from '../testing/activity-answers';
import { drawerMember, noteEntry, timeline, timelineEntry } from '../testing/drawer-answers';
import { member, memberChoices, membersPage } from '../testing/member-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const LISTED = [member('asha', 'Asha Rao'), member('ravi', 'Ravi Jog')];

const open = async (search = '?member=asha', answers: PanelAnswers = {}) => {
  const page = await openPanel(search, {
    Members: () => membersPage(LISTED),
    MemberChoices: () => memberChoices,
    DrawerMember: ({ id }) => ({ user: drawerMember(LISTED.find((one) => one.id === id)!) }),
    MemberTimeline: () => timeline([noteEntry('n1', 'Prefers mornings'), timelineEntry('visit-1')]),
    ...answers,
  });
  const sent = (name: string) =>
    page.operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
  return { ...page, sent };
};

const drawer = () => within(screen.getByRole('dialog'));
const entries = () =>
  drawer()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const key = (name: string, element: Element | null = document.activeElement) =>
  act(async () => {
    fireEvent.keyDown(element ?? document.body, { key: name });
    await Promise.resolve();
  });
const field = () => drawer().getByRole<HTMLTextAreaElement>('textbox', { name: /^New note/ });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const add = () => press(drawer().getByRole('button', { name: 'Add note' }));

beforeEach(() => {
  // Forgets the drafts of the test before.
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

test('a press on a name opens the drawer at an address of its own; closing it focuses the row', async () => {
  await open('');
  await press(await screen.findByRole('button', { name: 'Ravi Jog' }));
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?member=ravi'));
  await screen.findByRole('dialog', { name: 'Ravi Jog' });
  expect(
    drawer()
      .getByRole('link', { name: /98765 43210/ })
      .getAttribute('href'),
  ).toBe('tel:+919876543210');
  drawer().getByText(/^Premium, until/);
  drawer().getByText('Neha Kale, Yoga');
  await press(drawer().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.getAttribute('data-row-id')).toBe('ravi');
});

test('j and k show the neighbours in the list; typed letters do not', async () => {
  const { sent } = await open();
  await screen.findByRole('dialog', { name: 'Asha Rao' });
  await key('k');
  expect(panelAddress()).toBe('/admin-dashboard?member=asha');
  await key('j');
  await screen.findByRole('dialog', { name: 'Ravi Jog' });
  expect(panelAddress()).toBe('/admin-dashboard?member=ravi');
  expect(sent('MemberTimeline').at(-1)).toMatchObject({ memberId: 'ravi' });
  await key('k', field());
  expect(panelAddress()).toBe('/admin-dashboard?member=ravi');
  await press(drawer().getByRole('button', { name: /^Previous member/ }));
  await screen.findByRole('dialog', { name: 'Asha Rao' });
});

test('the history of a member is never shown as that of another', async () => {
  await open('?member=asha', {
    MemberTimeline: ({ memberId }) =>
      memberId === 'asha' ? timeline([noteEntry('n1', 'Prefers mornings')]) : new Promise(() => {}),
  });
  await drawer().findByText('Prefers mornings');
  await key('j');
  await screen.findByRole('dialog', { name: 'Ravi Jog' });
  expect(drawer().queryByText('Prefers mornings')).toBeNull();
});

test('switched off shortcuts are off in the drawer, too', async () => {
  localStorage.setItem('panelKeysOff', 'true');
  await open();
  await screen.findByRole('dialog', { name: 'Asha Rao' });
  await key('j');
  expect(panelAddress()).toBe('/admin-dashboard?member=asha');
});

test('chips limit the history to kinds, and more of it can be shown', async () => {
  const { sent } = await open('?member=asha', {
    MemberTimeline: ({ filter, after }) => {
      if (after) return timeline([timelineEntry('visit-2', { text: 'Earlier visit' })]);
      return filter ? timeline([]) : timeline([timelineEntry('visit-1')], 'c1');
    },
  });
  await press(await drawer().findByRole('button', { name: 'Show more' }));
  await drawer().findByText('Earlier visit');
  expect(sent('MemberTimeline').at(-1)).toMatchObject({ memberId: 'asha', after: 'c1' });
  await act(async () => drawer().getByRole('checkbox', { name: 'Mails' }).click());
  await drawer().findByText('Nothing of this kind');
  expect(sent('MemberTimeline').at(-1)).toMatchObject({ filter: { kinds: ['MAIL'] } });
});

test('the front desk is not offered measurements, nor to edit the member', async () => {
  storeToken(tokenOf({ role: 'front_desk' }));
  await open();
  await drawer().findByText('Prefers mornings');
  expect(drawer().queryByRole('checkbox', { name: 'Measurements' })).toBeNull();
  drawer().getByRole('checkbox', { name: 'Notes' });
  expect(drawer().queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('a note is in the history at once', async () => {
  let answer: (data: Record<string, unknown>) => void = () => {};
  const { sent } = await open('?member=asha', {
    CreateMemberNote: () => new Promise<Record<string, unknown>>((resolve) => (answer = resolve)),
  });
  await drawer().findByText('Prefers mornings');
  await add();
  await drawer().findByText('Write something first.');
  write('Knee surgery');
  await add();
  await drawer().findByText('Saving…');
  expect(drawer().getByText('Knee surgery')).toBeTruthy();
  expect(field().value).toBe('');
  const payload = { __typename: 'CreateMemberNotePayload', message: 'Note saved.' };
  const saved = { ...noteEntry('n2', 'Knee surgery'), happenedAt: '2026-11-22T01:00:00Z' };
  await act(async () => answer({ createMemberNote: { ...payload, entry: saved } }));
  await waitFor(() => expect(drawer().queryByText('Saving…')).toBeNull());
  expect(entries().filter((text) => text?.includes('Knee surgery'))).toHaveLength(1);
  expect(sent('CreateMemberNote')).toMatchObject([{ input: { memberId: 'asha', text: 'Knee surgery' } }]);
});

test('a double click on "Add note" saves the note, and asks for nothing', async () => {
  const payload = { __typename: 'CreateMemberNotePayload', message: 'Note saved.' };
  const { sent } = await open('?member=asha', {
    CreateMemberNote: () => ({ createMemberNote: { ...payload, entry: noteEntry('n2', 'Knee surgery') } }),
  });
  await drawer().findByText('Prefers mornings');
  write('Knee surgery');
  const button = drawer().getByRole('button', { name: 'Add note' });
  await act(async () => void fireEvent.click(button, { detail: 1 }));
  await drawer().findByText('Note saved.');
  await act(async () => void fireEvent.click(button, { detail: 2 }));
  expect(drawer().queryByText('Write something first.')).toBeNull();
  expect(sent('CreateMemberNote')).toHaveLength(1);
});

test('a refused note leaves the history and is back in the field, with the same key', async () => {
  const { sent } = await open('?member=asha', {
    CreateMemberNote: () => {
      throw new Error('Broken');
    },
  });
  await drawer().findByText('Prefers mornings');
  write('Knee surgery');
  await add();
  await drawer().findByRole('alert');
  expect(field().value).toBe('Knee surgery');
  expect(entries().join(' ')).not.toContain('Knee surgery');
  await press(drawer().getByRole('button', { name: 'Close' }));
  await press(await screen.findByRole('button', { name: 'Asha Rao' }));
  await waitFor(() => expect(field().value).toBe('Knee surgery'));
  await add();
  // Each request without an answer is sent twice.
  await waitFor(() => expect(sent('CreateMemberNote')).toHaveLength(4));
  expect(new Set(sent('CreateMemberNote').map((variables) => JSON.stringify(variables))).size).toBe(1);
  write('');
});

test('a note is removed after a question', async () => {
  let isRemoved = false;
  await open('?member=asha', {
    MemberTimeline: () =>
      timeline(
        isRemoved
          ? [timelineEntry('j1', { kind: 'NOTE', text: 'Note removed' })]
          : [noteEntry('n1', 'Wrong')],
      ),
    RemoveMemberNote: () => {
      isRemoved = true;
      return {
        removeMemberNote: { __typename: 'RemoveMemberNotePayload', message: 'x', removedNoteId: 'n1' },
      };
    },
  });
  await press(await drawer().findByRole('button', { name: 'Remove note' }));
  const question = within(screen.getByRole('dialog', { name: 'Remove this note?' }));
  await press(question.getByRole('button', { name: 'Remove note' }));
  await screen.findByText('Note removed');
  expect(screen.queryByText('Wrong')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'History' }));
});

test('an admin deletes a member with a reason and the own password; nothing of the member stays on screen', async () => {
  let isDeleted = false;
  const { sent } = await open('?member=asha', {
    Members: () => membersPage(isDeleted ? LISTED.slice(1) : LISTED),
    DeleteMember: () => {
      isDeleted = true;
      return {
        deleteMember: { __typename: 'DeleteMemberPayload', message: 'Deleted.', deletedUserId: 'asha' },
      };
    },
  });
  await press(await drawer().findByRole('button', { name: 'Delete member' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete Asha Rao?' }));
  question.getByText(/^Kept, because the law requires it: receipts/);
  const submit = question.getByRole('button', { name: 'Delete member' });
  await press(submit);
  await question.findByText('Give a reason. It is kept in the journal.');
  expect(sent('DeleteMember')).toEqual([]);
  fireEvent.change(question.getByLabelText(/^Reason/), { target: { value: 'Asked for it' } });
  fireEvent.change(question.getByLabelText('Your password'), { target: { value: 'My-password' } });
  await press(submit);
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard'));
  const input = { id: 'asha', reason: 'Asked for it', password: 'My-password' };
  expect(sent('DeleteMember')).toMatchObject([{ input }]);
  await waitFor(() => expect(screen.queryByText('Asha Rao')).toBeNull());
  expect(allToasts().at(-1)?.text).toBe('Deleted.');
});

test('neither the front desk may delete members, nor anybody an account of the staff', async () => {
  storeToken(tokenOf({ role: 'front_desk' }));
  const { unmount } = await open();
  await drawer().findByText('Prefers mornings');
  expect(drawer().queryByRole('button', { name: 'Delete member' })).toBeNull();
  unmount();
  storeToken(tokenOf({ role: 'admin' }));
  await open('?member=asha', {
    DrawerMember: () => ({ user: { ...drawerMember(LISTED[0]!), role: 'TRAINER' } }),
  });
  await drawer().findByText('Prefers mornings');
  expect(drawer().queryByRole('button', { name: 'Delete member' })).toBeNull();
});

test('says if the member does not exist, or nothing could be loaded', async () => {
  const { unmount } = await open('?member=gone', { DrawerMember: () => ({ user: null }) });
  await screen.findByText('This member does not exist, or the account has been deleted.');
  unmount();
  await open('?member=asha', {
    DrawerMember: () => {
      throw new Error('Broken');
    },
  });
  await drawer().findByText('Error loading data');
});

test('visits open the drawer of their member', async () => {
  await open('?tab=attendance', {
    Activities: () => activityPage([activity('v1', '2026-11-20T01:00:00Z')]),
  });
  await press(await screen.findByRole('button', { name: 'Asha Rao' }));
  await screen.findByRole('dialog', { name: 'Asha Rao' });
  expect(panelAddress()).toBe('/admin-dashboard?tab=attendance&member=asha');
});

test('tabs that are about one member have no drawer', async () => {
  await open('?tab=progress&member=asha', { PickedMember: () => ({ user: pickable('asha') }) });
  expect(screen.queryByRole('dialog')).toBeNull();
});
