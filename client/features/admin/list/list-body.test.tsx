import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { tokenOf } from '../../../test/token';
import { activity, activityPage } from '../testing/activity-answers';
import { member, memberChoices, membersPage } from '../testing/member-answers';
import { openPanel, panelAddress } from '../testing/open-panel';

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

const open = async (search: string, next: string | null = 'next') => {
  const { operations } = await openPanel(search, {
    Members: () => membersPage([member('asha', 'Asha Rao')], next === null ? {} : { next }),
    MemberChoices: () => memberChoices,
    Activities: () => activityPage([activity('v1', '2026-11-20T01:00:00Z')], { next }),
  });
  await screen.findAllByText('Asha Rao');
  const sent = (name: string) =>
    operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
  return { sent };
};

const rows = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
const choose = (value: string) =>
  act(async () => {
    fireEvent.change(rows(), { target: { value } });
    await Promise.resolve();
  });

test('the number of rows is in the address, and another one starts from the first page', async () => {
  const { sent } = await open('?tab=attendance&q=ash&after=here');
  expect(rows().value).toBe('25');
  await choose('50');
  expect(panelAddress()).toBe('/admin-dashboard?tab=attendance&q=ash&rows=50');
  await waitFor(() => expect(sent('Activities').at(-1)).toMatchObject({ first: 50, after: null }));
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toContain('rows=50');
  await choose('25');
  expect(panelAddress()).toBe('/admin-dashboard?tab=attendance&q=ash');
});

test.each([
  ['?tab=attendance&rows=100', 'Activities', 100],
  ['?tab=attendance&rows=7', 'Activities', 25],
  ['?tab=members&rows=50', 'Members', 50],
  ['?tab=members&rows=100', 'Members', 25],
])('%s asks for as many rows as the list can have', async (search, name, first) => {
  const { sent } = await open(search);
  expect(sent(name)[0]).toMatchObject({ first });
  expect(rows().value).toBe(String(first));
});

test('a list with a single page offers no other number of rows', async () => {
  await open('?tab=attendance', null);
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
});

test('a page that shows all rows can go back to fewer', async () => {
  await open('?tab=attendance&rows=100', null);
  expect(rows().value).toBe('100');
});
