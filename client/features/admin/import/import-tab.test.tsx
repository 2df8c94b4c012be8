import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { changed, column, open, openOne, row, rows, sent, state } from '../testing/import-answers';
import { panelAddress } from '../testing/open-panel';

const current = () => document.querySelector('[aria-current="step"]')?.textContent;
const figures = () => [...document.querySelectorAll('dl > div')].map((one) => one.textContent);

async function choose(file: File): Promise<void> {
  const input = await screen.findByLabelText('CSV file');
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
    await Promise.resolve();
  });
}

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('a file is uploaded to the address that the server gives, and the import is then in the address', async () => {
  const put = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const panel = await open({
    CreateMemberImport: () => ({
      createMemberImport: {
        __typename: 'CreateMemberImportPayload',
        uploadUrl: 'http://studio.example/uploads/token',
        memberImport: { __typename: 'MemberImport', id: 'one' },
      },
    }),
    MemberImport: () => ({ memberImport: state('UPLOADED') }),
  });
  expect(current()).toBe('File');
  const file = new File(['Name\nAsha'], 'members.csv');
  await choose(file);
  await screen.findByRole('heading', { name: 'What is in the columns?' });
  expect(put).toHaveBeenCalledWith('/uploads/token', { method: 'PUT', body: file });
  expect(sent(panel, 'CreateMemberImport')).toEqual([{ input: { fileName: 'members.csv' } }]);
  expect(panelAddress()).toBe('/admin-dashboard?tab=import&import=one');
  expect(current()).toBe('Columns');
});

test.each([
  ['over 20 MB', () => new File([new Uint8Array(IMPORT_BYTES_MAX + 1)], 'a.csv'), importMessages.tooLarge],
  [
    'with too many rows',
    () => new File(['x\n'.repeat(IMPORT_ROWS_MAX + 2)], 'a.csv'),
    importMessages.tooManyRows,
  ],
  ['without content', () => new File([], 'a.csv'), importMessages.empty],
  ['of another kind', () => new File(['PK\0'], 'a.xlsx'), importMessages.notCsv],
])('a file %s is refused before the upload', async (_what, file, message) => {
  const panel = await open();
  await choose(file());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(sent(panel, 'CreateMemberImport')).toEqual([]);
});

test('columns are guessed and can be changed; an open order of dates is asked for', async () => {
  const columns = [
    column(0, 'Name', { field: 'NAME' }),
    column(1, 'Mail', { field: null }),
    column(2, 'Joined', { field: 'JOINED_ON', isDateOrderOpen: true }),
  ];
  const panel = await openOne(state('UPLOADED', { columns }), {
    CheckMemberImport: () => changed('checkMemberImport', state('CHECKED', { counts: { skip: 0 } })),
  });
  const mail = await screen.findByLabelText<HTMLSelectElement>('Mail');
  fireEvent.change(mail, { target: { value: 'EMAIL' } });
  fireEvent.click(
    within(screen.getByRole('group', { name: 'What does 1/2/2024 mean?' })).getByLabelText('Day first'),
  );
  await press(screen.getByRole('button', { name: 'Check the file' }));
  expect(sent(panel, 'CheckMemberImport')).toEqual([
    {
      input: {
        id: 'one',
        columns: [
          { position: 0, field: 'NAME' },
          { position: 1, field: 'EMAIL' },
          { position: 2, field: 'JOINED_ON' },
        ],
        dateOrder: 'DAY_FIRST',
        isEndLeftOut: false,
      },
    },
  ]);
  expect(current()).toBe('Check');
});

test('a file that is not in UTF-8 is checked only after a look at its letters', async () => {
  const panel = await openOne(state('UPLOADED', { encoding: 'WINDOWS_1252' }), {
    CheckMemberImport: () => changed('checkMemberImport', state('CHECKED', { counts: { skip: 0 } })),
  });
  const submit = await screen.findByRole('button', { name: 'Check the file' });
  await press(submit);
  expect(screen.getByRole('alert').textContent).toContain('confirm that the letters are right');
  expect(sent(panel, 'CheckMemberImport')).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /spelled right/ }));
  await press(submit);
  expect(sent(panel, 'CheckMemberImport')).toHaveLength(1);
});

test('the check says what would happen, and lists each mistake with its cure', async () => {
  const problem = {
    __typename: 'MemberImportProblem',
    column: 'E-mail',
    value: 'bad@',
    message: 'Correct it.',
  };
  const panel = await openOne(state('CHECKED'), {
    MemberImportRows: () => rows(row(7, { problems: [problem] })),
    RunMemberImport: () => changed('runMemberImport', state('RUNNING', { doneCount: 96 })),
  });
  await screen.findByText('Correct it.');
  expect(figures()).toEqual([
    'Create180New members',
    'Update12Found by e-mail, then phone',
    'Unchanged3Already as in the file',
    'Skip5With mistakes, listed below',
  ]);
  screen.getByRole('button', { name: 'Download the 5 rows' });
  fireEvent.click(screen.getByRole('checkbox', { name: /Invite new members/ }));
  await press(screen.getByRole('button', { name: 'Import 192 members' }));
  expect(sent(panel, 'RunMemberImport')).toEqual([
    { input: { id: 'one', expectedVersion: 3, hasInvitations: true } },
  ]);
  expect(current()).toBe('Done');
  screen.getByText('Imported 96 of 192 rows');
  screen.getByRole('button', { name: 'Cancel import' });
});

test('new members who were not invited are invited after the import', async () => {
  const done = { counts: { created: 180, updated: 12 }, uninvitedCount: 180 };
  const panel = await openOne(state('DONE', done), {
    InviteImportedMembers: () =>
      changed('inviteImportedMembers', state('DONE', { ...done, hasInvitations: true })),
  });
  await press(await screen.findByRole('button', { name: 'Invite 180 members by e-mail' }));
  expect(sent(panel, 'InviteImportedMembers')).toEqual([{ input: { id: 'one', expectedVersion: 3 } }]);
  expect(await screen.findByText('180 members will be invited within minutes.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
});

test('after an import with invitations there is nobody to invite', async () => {
  await openOne(state('DONE', { counts: { created: 180 }, hasInvitations: true, uninvitedCount: 2 }));
  await screen.findByRole('heading', { name: 'Imported' });
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
});

test('progress is read until the import has ended', async () => {
  let status = 'RUNNING';
  await openOne(null, {
    MemberImport: () => ({
      memberImport: state(status, { counts: { skip: 0, created: status === 'DONE' ? 192 : 0 } }),
    }),
  });
  await screen.findByRole('heading', { name: 'Importing' });
  status = 'DONE';
  await screen.findByRole('heading', { name: 'Imported' }, { timeout: 10_000 });
  expect(screen.queryByRole('button', { name: 'Cancel import' })).toBeNull();
});

test('a cancelled import lists the rows that it did not reach', async () => {
  const cancelled = state('CANCELLED', { counts: { skip: 0, created: 180, updated: 0, unchanged: 0 } });
  const panel = await openOne(cancelled, {
    MemberImportRows: () => rows(row(400, { plan: 'CREATE' })),
  });
  const { create, update } = cancelled.counts;
  await screen.findByRole('option', { name: `Not reached (${create + update - 180})` });
  fireEvent.change(screen.getByLabelText('Rows shown'), { target: { value: 'notReached' } });
  await screen.findByText('The import ended before this row.');
  expect(sent(panel, 'MemberImportRows').at(-1)).toMatchObject({
    filter: { plans: ['CREATE', 'UPDATE'], hasResult: false },
  });
});

test('an import is undone after a question, and the page says what was kept and why', async () => {
  const done = state('DONE', {
    undoEndsAt: '2026-11-30T06:00:00Z',
    counts: { skip: 0, created: 180, updated: 12 },
  });
  const undone = state('UNDONE', { counts: { removed: 178, restored: 12, kept: 2 } });
  const panel = await openOne(done, {
    UndoMemberImport: () => changed('undoMemberImport', undone),
    MemberImportRows: () => rows(row(9, { undoResult: 'KEPT', explanation: 'The member has ordered.' })),
  });
  await press(await screen.findByRole('button', { name: 'Undo import' }));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(/^180 members created by it are removed/);
  await press(dialog.getByRole('button', { name: 'Undo import' }));
  await screen.findByText('The member has ordered.');
  expect(sent(panel, 'UndoMemberImport')).toEqual([{ input: { id: 'one', expectedVersion: 3 } }]);
  expect(figures()[2]).toBe('Kept2Used or edited since');
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
});

test('an import that somebody else has continued is read again', async () => {
  let status = 'CHECKED';
  await openOne(null, {
    MemberImport: () => ({ memberImport: state(status, { counts: { skip: 0 } }) }),
    RunMemberImport: () => {
      status = 'DONE';
      return new Error('continued');
    },
  });
  await press(await screen.findByRole('button', { name: 'Import 192 members' }));
  await waitFor(() => expect(current()).toBe('Done'));
});

test('says that an import is gone', async () => {
  await openOne(null);
  await screen.findByText(new RegExp(importMessages.notFound));
});
