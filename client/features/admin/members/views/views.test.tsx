import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listViewMessages } from '#common/list-views/list-view.form';
import { storeToken } from '../../../../lib/session';
import { allToasts } from '../../../../lib/toast';
import { refusal } from '../../../../test/refusal';
import { press } from '../../../../test/render-page';
import { tokenOf } from '../../../../test/token';
import { member, memberChoices, membersPage } from '../../testing/member-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../../testing/open-panel';

const view = (id: string, name: string, values: object = {}) => ({
  __typename: 'ListView',
  id,
  name,
  isShared: false,
  parameters: 'status=active',
  version: 1,
  viewerCanUpdate: true,
  ...values,
});

const answered = (name: string, listView: object) => ({ [name]: { __typename: 'Payload', listView } });

async function open(search: string, listViews: object[], answers: PanelAnswers = {}) {
  const page = await openPanel(search, {
    Members: () => membersPage([member('asha', 'Asha Rao')]),
    MemberChoices: () => memberChoices,
    ListViews: () => ({ listViews }),
    ...answers,
  });
  const sent = (name: string) =>
    page.operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
  return { ...page, sent };
}

const chips = () => within(screen.getByRole('navigation', { name: 'Views' }));
const chip = (name: string) => chips().getByRole('link', { name });
const current = () =>
  chips()
    .getAllByRole('link', { current: true })
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.queryByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const enter = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });
const submit = (name: string) =>
  act(async () => {
    fireEvent.submit(dialog().getByRole('button', { name }).closest('form')!);
    await Promise.resolve();
  });
const choose = (name: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
    await Promise.resolve();
  });

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('the fixed and the saved views are links, and the open one is marked', async () => {
  await open('?tab=members&q=ash', [view('one', 'Active ones'), view('two', 'For all', { isShared: true })]);
  expect(
    chips()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Ending soon', 'No trainer', 'Active ones', 'For all, shared with all staff']);
  expect(current()).toEqual(['All']);
  await press(chip('No trainer'));
  expect(panelAddress()).toBe('/admin-dashboard?tab=members&trainer=none');
  expect(current()).toEqual(['No trainer']);
  await press(chip('Active ones'));
  expect(panelAddress()).toBe('/admin-dashboard?tab=members&view=one&status=active');
  expect(current()).toEqual(['Active ones']);
  expect([button('Update'), button('Save view')]).toEqual([null, null]);
});

test('filters are saved as a view only when that is asked for, without the search', async () => {
  const { sent } = await open('?tab=members&q=ash&trainer=none&sort=-last-visit', [], {
    CreateListView: () =>
      answered('createListView', view('new', 'Lost', { parameters: 'trainer=none&sort=-last-visit' })),
  });
  expect(chips().queryAllByRole('link', { current: true })).toEqual([]);
  await press(button('Save view')!);
  await submit('Save view');
  expect(dialog().getByText(listViewMessages.nameRequired)).toBeTruthy();
  await enter('Name', ' Lost ');
  await act(async () => fireEvent.click(dialog().getByLabelText('Share with all staff')));
  await submit('Save view');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('CreateListView')).toEqual([
    { input: { name: 'Lost', isShared: true, parameters: 'trainer=none&sort=-last-visit' } },
  ]);
  expect(panelAddress()).toBe('/admin-dashboard?tab=members&view=new&trainer=none&sort=-last-visit');
  expect(allToasts().at(-1)?.text).toBe('View Lost saved.');
  expect(sent('ListViews')).toHaveLength(2);
});

test('a changed view is updated or reset', async () => {
  const saved = view('one', 'Active ones');
  const { sent } = await open('?tab=members&view=one&status=active', [saved], {
    UpdateListView: () => answered('updateListView', { ...saved, version: 2, parameters: 'status=inactive' }),
  });
  await choose('Status', 'inactive');
  expect(current()).toEqual(['Active ones']);
  expect(screen.getByText('Changed:')).toBeTruthy();
  expect(sent('UpdateListView')).toEqual([]);
  await press(screen.getByRole('link', { name: 'Reset' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=members&view=one&status=active');
  expect(screen.queryByText('Changed:')).toBeNull();
  await choose('Status', 'inactive');
  await press(button('Update')!);
  expect(sent('UpdateListView')).toEqual([
    { input: { id: 'one', expectedVersion: 1, parameters: 'status=inactive' } },
  ]);
});

test('a view that somebody else has changed is not overwritten, and is read again', async () => {
  const { sent } = await open('?tab=members&view=one', [view('one', 'Active ones')], {
    UpdateListView: () =>
      refusal(listViewMessages.changedMeanwhile, { code: 'CONFLICT', reason: 'STALE_VERSION' }),
  });
  await press(button('Update')!);
  expect(screen.getByText(listViewMessages.changedMeanwhile)).toBeTruthy();
  expect(sent('ListViews')).toHaveLength(2);
});

test('a view is renamed, and deleted after a question', async () => {
  const saved = view('one', 'Active ones');
  const { sent } = await open('?tab=members&view=one&status=active', [saved], {
    UpdateListView: () => answered('updateListView', { ...saved, name: 'Regulars', version: 2 }),
    DeleteListView: () => ({ deleteListView: { __typename: 'Payload', deletedListViewId: 'one' } }),
  });
  await press(button('Rename')!);
  await enter('Name', 'Regulars');
  await submit('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('UpdateListView')).toEqual([
    { input: { id: 'one', expectedVersion: 1, name: 'Regulars', isShared: false } },
  ]);
  await press(button('Delete')!);
  await press(dialog().getByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?tab=members&status=active'));
  expect(sent('DeleteListView')).toEqual([{ input: { id: 'one' } }]);
});

test('the front desk opens shared views and saves own ones, but cannot share', async () => {
  storeToken(tokenOf({ role: 'front_desk' }));
  const shared = view('two', 'For all', { isShared: true, viewerCanUpdate: false });
  await open('?tab=members&view=two', [shared]);
  expect([button('Update'), button('Rename'), button('Delete')]).toEqual([null, null, null]);
  await press(button('Save as new')!);
  expect(dialog().queryByLabelText('Share with all staff')).toBeNull();
});

test('the list works without the saved views, which can be loaded again', async () => {
  let isAway = true;
  await open('?tab=members', [], {
    ListViews: () => (isAway ? new Error('away') : { listViews: [view('one', 'Active ones')] }),
  });
  expect(screen.getByRole('row', { name: /^Asha/ })).toBeTruthy();
  isAway = false;
  await press(button('Try again')!);
  await waitFor(() => expect(chip('Active ones')).toBeTruthy());
});
