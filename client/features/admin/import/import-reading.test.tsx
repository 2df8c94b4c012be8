import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { changed, column, openOne, row, rows, sent, state } from '../testing/import-answers';
import { memberChoices } from '../testing/member-answers';
import { problemOf } from './file-check';

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

const checked = (overrides: Parameters<typeof state>[1] = {}) =>
  changed('checkMemberImport', state('CHECKED', { counts: { skip: 0 }, ...overrides }));

test('a file in UTF-16 is sent to the server', async () => {
  for (const text of ['\uFEFFName\n', 'Name\n'])
    expect(await problemOf(new File([Buffer.from(text, 'utf16le')], 'a.txt'))).toBeNull();
});

test('the lines of the file add up, and another row can be chosen for the heads', async () => {
  const panel = await openOne(state('UPLOADED'), {
    ChangeMemberImportHeads: () =>
      changed(
        'changeMemberImportHeads',
        state('UPLOADED', { headRow: 1, columns: [column(0, 'Members', { field: null })] }),
      ),
  });
  await screen.findByText('206 lines in the file = 3 with headings or above them + 200 rows + 3 empty');
  const heads = screen.getByLabelText<HTMLSelectElement>('Row with the column headings');
  expect(heads.value).toBe('3');
  fireEvent.change(heads, { target: { value: '1' } });
  await screen.findByLabelText('Members');
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(sent(panel, 'ChangeMemberImportHeads')).toEqual([{ input: { id: 'one', headRow: 1 } }]);
});

test('a column that looks like last days of plans is left out only after a confirmation', async () => {
  const columns = [column(0, 'E-mail', { field: 'EMAIL' }), column(1, 'Fin', { field: null })];
  const panel = await openOne(state('UPLOADED', { columns, likelyEnds: [1] }), {
    CheckMemberImport: () => checked(),
  });
  const submit = await screen.findByRole('button', { name: 'Check the file' });
  await press(submit);
  expect(screen.getByRole('alert').textContent).toContain('confirm that it is left out');
  expect(sent(panel, 'CheckMemberImport')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Fin'), { target: { value: 'ENDS_ON' } });
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.change(screen.getByLabelText('Fin'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /without the last days/ }));
  await press(submit);
  expect(sent(panel, 'CheckMemberImport')).toMatchObject([{ input: { isEndLeftOut: true } }]);
});

test('names of plans are mapped to plans, and the file is checked again', async () => {
  const unknownPlans = ['Gold', 'Staff', ''].map((name) => ({
    __typename: 'MemberImportUnknownPlan',
    name,
    rowCount: 2,
  }));
  const panel = await openOne(state('CHECKED', { counts: { skip: 0 }, unknownPlans }), {
    MemberChoices: () => memberChoices,
    CheckMemberImport: () => checked(),
  });
  const gold = await screen.findByLabelText<HTMLSelectElement>('Gold');
  const premium = memberChoices.planOffers[1]!;
  fireEvent.change(gold, { target: { value: premium.id } });
  fireEvent.change(screen.getByLabelText('Staff'), { target: { value: 'none' } });
  expect(screen.getByLabelText<HTMLSelectElement>('No plan, but a last day').value).toBe('');
  await press(screen.getByRole('button', { name: 'Check again' }));
  expect(sent(panel, 'CheckMemberImport')).toMatchObject([
    {
      input: {
        planNames: [
          { name: 'Gold', offerId: premium.id },
          { name: 'Staff', offerId: null },
        ],
      },
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});

test('an update shows old and new values before it runs, and all rows can be listed', async () => {
  const change = (field: string, before: string | null, after: string) => ({
    __typename: 'MemberImportChange',
    field,
    before,
    after,
  });
  const changes = [
    change('PHONE', '+919812800001', '+919812800002'),
    change('PLAN', null, 'Premium'),
    change('ENDS_ON', '2027-03-31', '2027-04-30'),
  ];
  const panel = await openOne(state('CHECKED', { counts: { skip: 0 } }), {
    MemberImportRows: () => rows(row(2, { plan: 'UPDATE', changes })),
  });
  await screen.findByText('Phone number: +91 98128 00001 → +91 98128 00002');
  screen.getByText('Plan: none → Premium');
  screen.getByText('Last day of the plan: 31 March 2027 → 30 April 2027');
  screen.getByText('195 rows = 180 to create + 12 to update + 3 unchanged');
  const shown = screen.getByLabelText<HTMLSelectElement>('Rows shown');
  expect([...shown.options].map(({ text }) => text)).toEqual([
    'Members to create (180)',
    'Members to update (12)',
    'Unchanged members (3)',
  ]);
  fireEvent.change(shown, { target: { value: 'UNCHANGED' } });
  await screen.findByRole('heading', { name: 'Unchanged members' });
  expect(sent(panel, 'MemberImportRows').at(-1)).toMatchObject({ filter: { plans: ['UNCHANGED'] } });
});

test('the rows of an import that has ended add up and can be listed', async () => {
  const counts = { created: 170, updated: 12, failed: 10 };
  await openOne(state('DONE', { counts }));
  await screen.findByText('200 rows = 170 created + 12 updated + 3 unchanged + 15 not imported');
  const shown = screen.getByLabelText<HTMLSelectElement>('Rows shown');
  expect([...shown.options].map(({ value }) => value)).toEqual([
    'created',
    'updated',
    'unchanged',
    'failed',
    'SKIP',
  ]);
});

test.each([
  [1, 1, '1 member created by it is removed, and 1 member gets their old values back.'],
  [2, 3, '2 members created by it are removed, and 3 members get their old values back.'],
])('the undo of %i and %i is announced in numbers', async (created, updated, text) => {
  const undoEndsAt = '2026-11-30T06:00:00Z';
  await openOne(state('DONE', { undoEndsAt, counts: { skip: 0, created, updated } }));
  await press(await screen.findByRole('button', { name: 'Undo import' }));
  expect(screen.getByRole('dialog').textContent).toContain(text);
});

test('the kind of the rows is shown and can be changed, which offers other columns', async () => {
  const visits = { kind: 'VISITS', columns: [column(0, 'When', { field: 'HAPPENED_AT' })] };
  const panel = await openOne(state('UPLOADED'), {
    ChangeMemberImportHeads: () => changed('changeMemberImportHeads', state('UPLOADED', visits)),
  });
  const kind = await screen.findByLabelText<HTMLSelectElement>('What the rows are');
  expect(kind.value).toBe('MEMBERS');
  fireEvent.change(kind, { target: { value: 'VISITS' } });
  const when = await screen.findByLabelText<HTMLSelectElement>('When');
  expect([...when.options].map(({ value }) => value)).not.toContain('NAME');
  expect(sent(panel, 'ChangeMemberImportHeads')).toEqual([
    { input: { id: 'one', headRow: 3, kind: 'VISITS' } },
  ]);
});

test('visits are created or unchanged, and each figure opens its rows', async () => {
  const counts = { create: 2, update: 0, unchanged: 1, skip: 0 };
  const happenedAt = {
    __typename: 'MemberImportChange',
    field: 'HAPPENED_AT',
    before: null,
    after: '2026-11-20T01:10:00.000Z',
  };
  const panel = await openOne(state('CHECKED', { kind: 'VISITS', counts }), {
    MemberImportRows: () => rows(row(2, { plan: 'CREATE', changes: [happenedAt] })),
  });
  await screen.findByText(/^Day and time of the visit: .*20 Nov/);
  screen.getByText('3 rows = 2 to create + 1 unchanged');
  screen.getByRole('button', { name: 'Import 2 visits' });
  expect(screen.queryByRole('checkbox', { name: /Invite/ })).toBeNull();
  expect(screen.queryByText('Update')).toBeNull();
  await press(screen.getByRole('link', { name: '1' }));
  await screen.findByRole('heading', { name: 'Unchanged visits' });
  expect(sent(panel, 'MemberImportRows').at(-1)).toMatchObject({ filter: { plans: ['UNCHANGED'] } });
});
