import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { drawerMember, noteEntry, timeline } from '../testing/drawer-answers';
import { member, memberChoices, membersPage } from '../testing/member-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const LISTED = [member('asha', 'Asha Rao'), member('ravi', 'Ravi Jog')];

const open = async (answers: PanelAnswers = {}) => {
  const { operations } = await openPanel('?member=asha', {
    Members: () => membersPage(LISTED),
    MemberChoices: () => memberChoices,
    DrawerMember: ({ id }) => ({ user: drawerMember(LISTED.find((one) => one.id === id)!) }),
    MemberTimeline: ({ memberId }) =>
      timeline(memberId === 'asha' ? [noteEntry('n1', 'Prefers mornings')] : []),
    ...answers,
  });
  const inputs = () =>
    operations.filter(({ name }) => name === 'UpdateMemberNote').map(({ variables }) => variables['input']);
  return { inputs };
};

const drawer = () => within(screen.getByRole('dialog'));
const editor = () => drawer().getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ });
const save = () => press(drawer().getByRole('button', { name: 'Save note' }));
const changed = (entry: ReturnType<typeof noteEntry>) => ({
  updateMemberNote: { __typename: 'UpdateMemberNotePayload', message: 'Note changed.', note: entry.note },
});

/** Changes the text of the note, without saving it. */
async function type(text: string) {
  await press(await drawer().findByRole('button', { name: 'Edit note' }));
  fireEvent.change(editor(), { target: { value: text } });
}

const closeAndOpen = async () => {
  await act(async () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await Promise.resolve();
  });
  await press(await screen.findByRole('button', { name: 'Asha Rao' }));
};
const key = (name: string) =>
  act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: name }));
const nextAndPrevious = async () => {
  await key('j');
  await screen.findByRole('dialog', { name: 'Ravi Jog' });
  await key('k');
};

beforeEach(() => {
  // Forgets the input of the test before.
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

test('a note can be changed in its place, and keeps what was typed if that fails', async () => {
  let isRefused = true;
  const { inputs } = await open({
    UpdateMemberNote: () =>
      isRefused
        ? refusal('You can only change your own notes.', { code: 'FORBIDDEN' })
        : changed(noteEntry('n1', 'Prefers evenings', { version: 2, editedAt: '2026-11-22T01:00:00Z' })),
  });
  await press(await drawer().findByRole('button', { name: 'Edit note' }));
  expect(editor().value).toBe('Prefers mornings');
  fireEvent.change(editor(), { target: { value: 'Prefers evenings' } });
  await save();
  await drawer().findByText('You can only change your own notes.');
  expect(editor().value).toBe('Prefers evenings');
  isRefused = false;
  await save();
  await drawer().findByText('Prefers evenings', { selector: 'p' });
  expect(drawer().getByText(/, edited$/)).toBeTruthy();
  expect(inputs()[0]).toEqual({ id: 'n1', text: 'Prefers evenings', expectedVersion: 1 });
});

test('an empty text is refused at its field', async () => {
  const { inputs } = await open();
  await type(' ');
  await save();
  expect(drawer().getByText('Write something first.')).toBeTruthy();
  expect(inputs()).toEqual([]);
});

test.each([
  ['Esc', closeAndOpen],
  ['Next', nextAndPrevious],
])('%s keeps the changed text of a note, Cancel does not', async (_what, leaveAndReturn) => {
  await open();
  await type('Prefers evenings');
  await leaveAndReturn();
  await waitFor(() => expect(editor().value).toBe('Prefers evenings'));
  await press(drawer().getByRole('button', { name: 'Cancel' }));
  expect(drawer().getByText('Prefers mornings')).toBeTruthy();
  await leaveAndReturn();
  expect(await drawer().findByText('Prefers mornings')).toBeTruthy();
});

test('a text that was saved in another tab is shown beside the own one, which is saved on request', async () => {
  let current = noteEntry('n1', 'Prefers mornings');
  const { inputs } = await open({
    MemberTimeline: () => timeline([current]),
    UpdateMemberNote: ({ input }) => {
      const { expectedVersion, text } = input as { expectedVersion: number; text: string };
      if (expectedVersion !== current.note.version)
        return refusal('Changed.', { code: 'CONFLICT', reason: 'STALE_VERSION' });
      current = noteEntry('n1', text, { version: expectedVersion + 1 });
      return changed(current);
    },
  });
  await type('Prefers evenings');
  current = noteEntry('n1', 'Comes at noon', { version: 2 });
  await save();
  await drawer().findByText('It says now: Comes at noon');
  expect(editor().value).toBe('Prefers evenings');
  await save();
  await drawer().findByText('Prefers evenings', { selector: 'p' });
  expect(inputs()).toMatchObject([{ expectedVersion: 1 }, { expectedVersion: 2, text: 'Prefers evenings' }]);
});
