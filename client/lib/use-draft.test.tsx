import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenOf } from '../test/token';
import { clearToken, expireSession, storeToken } from './session';
import { memoryDraft, storedDraft, tabDraft, useDraft } from './use-draft';

interface Values {
  name: string;
  goal: string;
}

const EMPTY: Values = { name: '', goal: '' };
const ENTERED: Values = { name: 'Asha', goal: '' };

beforeEach(() => storeToken(tokenOf()));
afterEach(() => clearToken());

const open = (drafts = storedDraft<Values>('dietDraft'), initial = EMPTY) =>
  renderHook(() => useDraft(initial, drafts));

test.each([
  ['storage', storedDraft<Values>('dietDraft')],
  ['memory', memoryDraft<Values>('a form')],
  ['the tab', tabDraft<Values>('a form in the tab')],
])('input in %s is restored until it is undone or the session ends', (_place, drafts) => {
  const first = open(drafts);
  expect(first.result.current).toMatchObject({ entered: EMPTY, isRestored: false, hasUnsaved: false });
  act(() => first.result.current.change(ENTERED));
  expect(first.result.current.hasUnsaved).toBe(true);
  first.unmount();

  const second = open(drafts);
  expect(second.result.current).toMatchObject({ entered: ENTERED, isRestored: true, hasUnsaved: true });
  act(() => second.result.current.change({ goal: '', name: '' }));
  expect(drafts.read()).toBeNull();

  act(() => second.result.current.change(ENTERED));
  act(() => clearToken());
  expect(drafts.read()).toBeNull();
});

test('input is not kept after the session has ended', () => {
  const drafts = memoryDraft<Values>('a form');
  const { result } = open(drafts);
  act(() => expireSession());
  act(() => result.current.change(ENTERED));
  expect(result.current.entered).toEqual(ENTERED);
  expect(drafts.read()).toBeNull();
});

test('fields that a stored draft lacks start with their initial values', () => {
  sessionStorage.setItem('dietDraft', JSON.stringify({ name: 'Asha' }));
  expect(open(undefined, { name: '', goal: 'Strength' }).result.current.entered).toEqual({
    name: 'Asha',
    goal: 'Strength',
  });
});

test('drafts with different names are kept apart', () => {
  memoryDraft<Values>('one').keep(ENTERED);
  expect(memoryDraft<Values>('other').read()).toBeNull();
});

test('a draft in the tab survives a reload, except for health data', () => {
  const drafts = tabDraft<object>('profile');
  drafts.keep({
    values: { name: 'Asha', bodyMeasurements: { weightKg: '60' } },
    base: { latestMeasurement: null },
  });
  expect(drafts.read()).toMatchObject({ values: { bodyMeasurements: { weightKg: '60' } } });
  const stored = sessionStorage.getItem('drafts');
  memoryDraft('profile').forget();
  expect(JSON.parse(stored!)).toEqual({ profile: { values: { name: 'Asha' }, base: {} } });
  expect(drafts.read()).toEqual({ values: { name: 'Asha' }, base: {} });
});

test.each(['', '5', '[]', 'null'])('%j in the storage is not a draft', (stored) => {
  sessionStorage.setItem('drafts', stored);
  expect(tabDraft('note').read()).toBeNull();
});
