import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { forgetTabData } from '../../../lib/storage';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { rememberMember } from '../member-picker/recent-members';
import { activityPage, found, pickable } from '../testing/activity-answers';
import { member, memberChoices, membersPage } from '../testing/member-answers';
import { openPanel, panelAddress } from '../testing/open-panel';

const open = () =>
  openPanel('', {
    Members: ({ filter }) =>
      (filter as { search?: string }).search === 'kavita@example.com'
        ? membersPage([member('kavita', 'Kavita Sane')])
        : membersPage([member('asha', 'Asha Rao'), member('ravi', 'Ravi Jog')]),
    MemberChoices: () => memberChoices,
    Activities: () => activityPage([]),
    PickMembers: () => found(pickable('kavita', 'Kavita Sane')),
    PickedMember: () => ({ user: pickable('asha') }),
  });

const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
    await Promise.resolve();
  });
const keys = async (...names: string[]) => {
  for (const name of names) await key(name);
};
const focusedRow = () => document.activeElement?.getAttribute('data-row-id');
const palette = () => screen.getByRole('combobox', { name: 'Command, name, e-mail or phone' });
const offered = () => within(screen.getByRole('listbox'));
const type = (text: string) =>
  act(async () => {
    fireEvent.change(palette(), { target: { value: text } });
    await Promise.resolve();
  });

beforeEach(() => {
  localStorage.clear();
  storeToken(tokenOf({ role: 'admin' }));
});

test('g and the key of a tab open it, and / focuses the search', async () => {
  await open();
  await keys('g', 'a');
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?tab=attendance'));
  await keys('g', 'm');
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?tab=members'));
  await key('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await keys('g', 'a', 'j');
  expect(panelAddress()).toBe('/admin-dashboard?tab=members');
});

test('j and k select a row, whose member t, e and Enter are about', async () => {
  await open();
  await keys('k');
  expect(focusedRow()).toBe('asha');
  await keys('j', 'j');
  expect(focusedRow()).toBe('ravi');
  await keys('k', 't');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Trainer of Asha Rao' }));
  await key('Escape');
  expect(focusedRow()).toBe('asha');
  await act(async () => document.querySelector<HTMLElement>('[data-row-id=ravi]')?.focus());
  await key('Enter');
  expect(panelAddress()).toBe('/admin-dashboard?member=ravi');
});

test('Arrow down leads from the search to the rows', async () => {
  await open();
  await keys('/', 'ArrowDown');
  expect(focusedRow()).toBe('asha');
});

test('Enter leads from the search to the rows once they are found', async () => {
  await open();
  await key('/');
  const search = screen.getByRole('searchbox');
  const submit = () => act(async () => void fireEvent.submit(search.closest('form')!));
  await act(async () => void fireEvent.change(search, { target: { value: 'ash' } }));
  await submit();
  expect(document.activeElement).toBe(search);
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?q=ash'));
  await submit();
  expect(focusedRow()).toBe('asha');
});

test('a tab that a shortcut opens gets the focus, unless it has a field for it', async () => {
  await open();
  await keys('j', 'g', 'a');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Attendance' })),
  );
  await keys('g', 'c');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code or name')));
});

test('n opens the dialog that records a visit', async () => {
  await open();
  await keys('g', 'a');
  await screen.findByRole('heading', { name: 'Attendance' });
  await key('n');
  expect(screen.getByRole('dialog', { name: 'Mark Attendance' })).toBeTruthy();
});

test('Enter on a control of a row is left to the control', async () => {
  await open();
  await act(async () => screen.getByRole('button', { name: 'Renew Asha Rao' }).focus());
  await key('Enter');
  expect(panelAddress()).toBe('/admin-dashboard');
});

test('? lists the shortcuts, and switches them off for good', async () => {
  const { unmount } = await open();
  await key('?');
  const sheet = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(sheet.getByText('Choose trainer')).toBeTruthy();
  await act(async () => sheet.getByRole('button', { name: 'Close' }).focus());
  await keys('j');
  expect(focusedRow()).toBeNull();
  await press(sheet.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
  await press(sheet.getByRole('button', { name: 'Close' }));
  await key('j');
  expect(document.querySelector('[data-row-id]:focus')).toBeNull();
  unmount();
  await open();
  await key('j');
  expect(document.querySelector('[data-row-id]:focus')).toBeNull();
  await key('k', { ctrlKey: true });
  expect(palette()).toBeTruthy();
});

test('the palette offers tabs and the actions of the selected member', async () => {
  await open();
  await key('j');
  await key('k', { ctrlKey: true });
  expect(offered().getByRole('option', { name: /^Edit user details\s*Asha Rao/ })).toBeTruthy();
  await type('choose tr');
  await key('Enter');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Trainer of Asha Rao' }));
  await press(screen.getByRole('button', { name: /^Search or jump to/ }));
  await type('orders');
  await press(offered().getByRole('option', { name: 'Orders' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=orders');
});

test('a member who is found becomes the one that the actions are about', async () => {
  await open();
  await key('k', { metaKey: true });
  await type('kavita');
  await press(await screen.findByRole('option', { name: /^Kavita Sane/ }));
  expect(screen.getByRole('dialog', { name: 'Actions for Kavita Sane' })).toBeTruthy();
  expect(offered().getAllByRole('option')).toHaveLength(7);
  await keys(...Array<string>(4).fill('ArrowDown'), 'Enter');
  expect(panelAddress()).toBe('/admin-dashboard?tab=edit&member=kavita');
});

test('the membership and the trainer of a member who is not on screen are changed in the members list', async () => {
  await open();
  await keys('g', 'a');
  const choose = async (command: string) => {
    await key('k', { ctrlKey: true });
    await type('kavita');
    await press(await screen.findByRole('option', { name: /^Kavita Sane/ }));
    await type(command);
    await key('Enter');
  };
  await choose('renew');
  const dialog = await screen.findByRole('dialog', { name: /Kavita Sane/ });
  expect(panelAddress()).toBe('/admin-dashboard?tab=members&q=kavita%40example.com');
  await press(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await keys('g', 'a');
  await choose('trainer');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Trainer of Kavita Sane' })),
  );
});

test.each([
  { command: 'mark att', tab: 'attendance', dialog: 'Mark Attendance', first: 'Date and time' },
  { command: 'add work', tab: 'workouts', dialog: 'Add Workout', first: 'Name of the workout' },
])('"$command" opens the dialog $dialog for the selected member', async ({ command, tab, dialog, first }) => {
  await open();
  await key('j');
  await key('k', { ctrlKey: true });
  await type(command);
  await key('Enter');
  const form = within(await screen.findByRole('dialog', { name: dialog }));
  expect(panelAddress()).toBe(`/admin-dashboard?tab=${tab}&record=asha`);
  expect(form.getByRole<HTMLInputElement>('combobox', { name: 'Member' }).value).toBe('Asha Rao');
  expect(document.activeElement).toBe(form.getByLabelText(first));
  await press(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(panelAddress()).toBe(`/admin-dashboard?tab=${tab}`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('members who were opened or chosen are offered first', async () => {
  await open();
  await keys('j', 'j', 'Enter');
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  const trigger = screen.getByRole('button', { name: /^Search or jump to/ });
  await act(async () => trigger.focus());
  await press(trigger);
  const [first] = offered().getAllByRole('option');
  expect(first?.textContent).toMatch(/^Ravi Jog.*Recent member$/);
  await type('asha');
  expect(screen.queryByRole('option', { name: /^Ravi Jog/ })).toBeNull();
  await type('ravi');
  await key('Enter');
  expect(screen.getByRole('dialog', { name: 'Actions for Ravi Jog' })).toBeTruthy();
  expect(offered().getByRole('option', { name: /^Mark attendance\s*Ravi Jog/ })).toBeTruthy();
});

test('recent members are forgotten when the session ends', async () => {
  await open();
  const recent = () => screen.queryByRole('option', { name: /Recent member$/ });
  rememberMember('ravi');
  await press(screen.getByRole('button', { name: /^Search or jump to/ }));
  expect(recent()).toBeTruthy();
  await key('Escape');
  forgetTabData();
  await press(screen.getByRole('button', { name: /^Search or jump to/ }));
  expect(recent()).toBeNull();
});

test('without any match the palette says so, and has no list', async () => {
  await open();
  await key('k', { ctrlKey: true });
  expect(palette().getAttribute('aria-expanded')).toBe('true');
  await type('no such command');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(palette().getAttribute('aria-expanded')).toBe('false');
});
