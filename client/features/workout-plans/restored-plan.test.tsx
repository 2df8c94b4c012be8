import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../../lib/session';
import { press } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { generated, openTab, pressButton } from './testing/plan-site';

beforeEach(() => {
  clearToken();
  storeToken(tokenOf());
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('the tab restores the last plan, unless someone else has logged in', async () => {
  const { unmount } = await openTab({ answers: { GenerateWorkoutPlan: () => generated() } });
  await pressButton('Generate');
  await screen.findByRole('heading', { level: 2, name: /days of strength/ });
  unmount();
  const again = await openTab({ path: '/Diet?tab=workout-plan&goal=cardio' });
  expect(screen.getByRole('heading', { level: 2, name: /days of strength/ })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  again.unmount();
  storeToken(tokenOf({ sub: 'ravi' }));
  await openTab();
  expect(screen.getByText('Your plan appears here')).toBeTruthy();
});

test('the tab restores the last choices, unless the URL has others', async () => {
  const first = await openTab();
  choose('Goal', 'cardio');
  choose('Duration', '14');
  await press(chip('Wrist'));
  first.unmount();
  const again = await openTab();
  expect(screen.getByLabelText<HTMLSelectElement>('Goal').value).toBe('cardio');
  expect(screen.getByLabelText<HTMLSelectElement>('Duration').value).toBe('14');
  expect(chip('Wrist').checked).toBe(true);
  again.unmount();
  await openTab({ path: '/Diet?tab=workout-plan&goal=strength' });
  expect(screen.getByLabelText<HTMLSelectElement>('Goal').value).toBe('strength');
  expect(screen.getByLabelText<HTMLSelectElement>('Duration').value).toBe('7');
});

test('a reload keeps the limitations, which are in no URL, and shows them', async () => {
  const { unmount } = await openTab();
  await press(chip('Knee'));
  const stored = sessionStorage.getItem('drafts')!;
  unmount();
  // Simulates a reload: what is in memory is lost.
  clearToken();
  storeToken(tokenOf());
  sessionStorage.setItem('drafts', stored);
  await openTab();
  expect(chip('Knee').checked).toBe(true);
  expect(chip('Knee').closest('details')?.open).toBe(true);
  clearToken();
  expect(sessionStorage.getItem('drafts')).toBeNull();
});

test('discards a plan that arrives after the user has left the tab', async () => {
  let answer: (data: Record<string, unknown>) => void = () => undefined;
  const { unmount } = await openTab({
    answers: { GenerateWorkoutPlan: () => new Promise((resolve) => (answer = resolve)) },
  });
  await pressButton('Generate');
  unmount();
  clearToken();
  storeToken(tokenOf());
  await act(async () => answer(generated()));
  await openTab();
  expect(screen.getByText('Your plan appears here')).toBeTruthy();
});

test('keeps and restores a plan when generating the next one fails', async () => {
  let next: object = generated();
  const { unmount } = await openTab({
    answers: { GenerateWorkoutPlan: () => next as Record<string, unknown> },
  });
  await pressButton('Generate');
  await screen.findByRole('heading', { level: 2, name: /days of strength/ });
  next = new TypeError('away');
  await pressButton('Generate');
  expect(await screen.findByRole('alert')).toBe(document.activeElement);
  expect(screen.getByRole('heading', { level: 2, name: /days of strength/ })).toBeTruthy();
  unmount();
  await openTab();
  expect(screen.getByRole('heading', { level: 2, name: /days of strength/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
