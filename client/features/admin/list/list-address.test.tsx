import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { tokenOf } from '../../../test/token';
import { activity, activityPage } from '../testing/activity-answers';
import { member, memberChoices, membersPage } from '../testing/member-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';
import { nextSort, sortFrom, sortValue } from './list-address';

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

/** Refuses every cursor. */
const refusing = (answer: Record<string, unknown>) => (variables: Record<string, unknown>) => {
  const argument = ['after', 'before'].find((name) => variables[name] != null);
  return argument
    ? refusal('This cursor is not valid.', { fields: { [argument]: 'This cursor is not valid.' } })
    : answer;
};

const ANSWERS: PanelAnswers = {
  Members: refusing(membersPage([member('asha', 'Asha Rao')])),
  MemberChoices: () => memberChoices,
  Activities: refusing(activityPage([activity('v1', '2026-11-20T01:00:00Z')])),
  JournalEntries: refusing({
    journalEntries: {
      __typename: 'JournalEntryConnection',
      nodes: [],
      pageInfo: {
        __typename: 'PageInfo',
        hasPreviousPage: false,
        hasNextPage: false,
        startCursor: null,
        endCursor: null,
      },
      totalCount: { __typename: 'Count', count: 0, precision: 'EXACT' },
    },
  }),
};

test.each([
  ['?q=asha&after=broken', '?q=asha', 'asha@example.com'],
  ['?tab=members&before=broken', '?tab=members', 'asha@example.com'],
  ['?tab=attendance&after=broken', '?tab=attendance', 'Asha Rao'],
  ['?tab=audit&after=broken', '?tab=audit', 'Nothing recorded yet'],
])('%s shows the first page instead', async (search, expected, text) => {
  await openPanel(search, ANSWERS);
  await screen.findByText(text);
  expect(panelAddress()).toBe(`/admin-dashboard${expected}`);
  expect(screen.queryByText('Error loading data')).toBeNull();
});

const KNOWN = ['name', 'paid-until'] as const;

test.each(['name', '-name', 'paid-until', '-paid-until'])(
  '%s is read from the address and written to it',
  (value) => {
    const sort = sortFrom(value, KNOWN);
    expect(sort && sortValue(sort)).toBe(value);
  },
);

test.each(['', '-', 'age', '--name'])('"%s" is not an order', (value) => {
  expect(sortFrom(value, KNOWN)).toBeUndefined();
});

test('a press on the head of a column sorts by it, and then in the other direction', () => {
  const byName = nextSort('name', { by: 'paid-until', isDescending: true });
  expect(byName).toEqual({ by: 'name', isDescending: false });
  expect(nextSort('name', byName).isDescending).toBe(true);
  expect(nextSort('name', nextSort('name', byName)).isDescending).toBe(false);
});
