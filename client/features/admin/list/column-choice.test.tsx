import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { store } from '../../../lib/storage';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { member, memberChoices, membersPage } from '../testing/member-answers';
import { openPanel } from '../testing/open-panel';

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

const open = () =>
  openPanel('?tab=members', {
    Members: () => membersPage([member('asha', 'Asha Rao')]),
    MemberChoices: () => memberChoices,
  });
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);
const column = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

const ALL = ['User', 'Membership', 'Last visit', 'Member since', 'Trainer', 'Actions'];

test('columns are hidden and shown again, and stay hidden in this browser', async () => {
  const page = await open();
  expect(heads()).toEqual(ALL);
  await press(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('checkbox', { name: 'User' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Actions' })).toBeNull();
  for (const name of ['Membership', 'Member since']) await press(column(name));
  expect(heads()).toEqual(['User', 'Last visit', 'Trainer', 'Actions']);
  await press(column('Membership'));
  page.unmount();

  await open();
  expect(heads()).toEqual(['User', 'Membership', 'Last visit', 'Trainer', 'Actions']);
  await press(screen.getByRole('button', { name: 'Columns' }));
  expect(column('Member since').checked).toBe(false);
  await press(column('Member since'));
  expect(heads()).toEqual(ALL);
});

test.each(['broken', '{"last-visit":true}', '["user","actions","gone"]'])(
  'all columns are shown if %s is stored',
  async (stored) => {
    store('hiddenMemberColumns', stored);
    await open();
    expect(heads()).toEqual(ALL);
  },
);
