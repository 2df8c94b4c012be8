import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/session';
import { press } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { dietDraft } from './diet-form-values';
import { DETAILS, dietPage, openDiet, pressButton } from './testing/diet-site';

/** Early on a Thursday in Pune, while it is still Wednesday in UTC. */
const THURSDAY = Date.parse('2026-11-19T03:00:00+05:30');

beforeEach(() => {
  dietDraft.forget();
  storeToken(tokenOf({ sub: 'asha' }));
  vi.useFakeTimers({ toFake: ['Date'], now: THURSDAY });
});

const MEASURED = { weightKg: 70, heightCm: 175 };

const openWeek = (details: object | null, measured?: object) =>
  openDiet({
    path: '/Diet?tab=week-plan',
    answers: { DietPage: () => dietPage(details, measured) },
  });

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const energyOf = (row: HTMLElement) =>
  Number(within(row).getAllByText(/kcal$/).at(-1)?.textContent?.replace(/\D/g, ''));

test('each tab has its own URL, and the calculator is the default', async () => {
  await openDiet();
  const tabs = within(screen.getByRole('navigation', { name: 'Diet plan sections' }));
  expect(tabs.getByRole('link', { current: true }).textContent).toBe('BMI and diet');
  expect(screen.queryByRole('heading', { name: 'A vegetarian week' })).toBeNull();
  await press(tabs.getByRole('link', { name: 'Week plan' }));
  expect(screen.getByRole('heading', { name: 'A vegetarian week' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'BMI calculator' })).toBeNull();
});

test('the week is a table from Monday to Sunday with daily totals', async () => {
  await openWeek(null);
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'ThursdayToday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  for (const row of rows()) {
    const parts = within(row).getAllByText(/^[\d,]+ kcal$/);
    const [total, ...meals] = parts.map((part) => Number(part.textContent?.replace(/\D/g, ''))).reverse();
    const sum = meals.reduce((one, other) => one + other, 0);
    expect(Math.abs(total! - sum)).toBeLessThanOrEqual(3);
  }
});

test('the day view starts with today in the studio time zone and can show other days', async () => {
  await openWeek(null);
  const days = within(screen.getByRole('group', { name: 'Day' }));
  expect(days.getByRole<HTMLInputElement>('radio', { name: 'Thursday, Today' }).checked).toBe(true);
  expect(screen.getByRole('heading', { level: 4, name: 'Rotis, palak paneer, masoor dal' })).toBeTruthy();
  await press(days.getByRole('radio', { name: 'Monday' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Monday' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 4, name: 'Guava and almonds' })).toBeTruthy();
});

test('meals show their allergens and what the user avoids', async () => {
  await openWeek(null);
  const cell = within(rows()[0]!).getAllByRole('cell')[4]!;
  expect(cell.textContent).toMatch(/Contains milk and gluten/);
  expect(cell.textContent).not.toMatch(/Jain/);
  await press(screen.getByRole('checkbox', { name: 'Gluten' }));
  expect(screen.getByText(/of 35 meals this week do not contain it\.$/)).toBeTruthy();
  expect(within(cell).getByText('Contains gluten')).toBeTruthy();
  const lunch = within(rows()[0]!).getAllByRole('cell')[2]!;
  expect(within(lunch).getByText('Suits you')).toBeTruthy();
  await press(screen.getByRole('checkbox', { name: /Jain/ }));
  expect(within(cell).getByText('Contains gluten, onion and garlic')).toBeTruthy();
});

test('the amounts are scaled to the energy need on request, and can be reset', async () => {
  await openWeek(DETAILS, MEASURED);
  expect(await screen.findByText('To maintain your weight you need about 2,270 kcal a day.')).toBeTruthy();
  const before = rows().map(energyOf);
  await pressButton('Adjust to my needs');
  expect(screen.getByText('The amounts are adjusted to 2,270 kcal a day.')).toBeTruthy();
  for (const row of rows()) expect(Math.abs(energyOf(row) - 2270)).toBeLessThan(0.03 * 2270);
  await pressButton('Back to 2000 calories');
  expect(rows().map(energyOf)).toEqual(before);
});

test('explains the calculation for the gender "other"', async () => {
  await openWeek({ ...DETAILS, gender: 'OTHER' }, MEASURED);
  expect(await screen.findByText(/the average of the two/)).toBeTruthy();
});

test('never plans below the minimum energy', async () => {
  await openWeek({ ...DETAILS, age: 80, fitnessLevel: 'SEDENTARY' }, { weightKg: 40, heightCm: 150 });
  expect(await screen.findByText(/Plans on this page do not go below 1,200 kcal/)).toBeTruthy();
});

test('lists missing input for the energy need and links to its form', async () => {
  await openWeek({ ...DETAILS, age: null });
  expect(
    await screen.findByText(/your weight and height \(in the BMI calculator\) and your age\.$/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Adjust to my needs' })).toBeNull();
  await press(screen.getByRole('link', { name: 'Fill in what’s missing' }));
  expect(screen.getByRole('heading', { name: 'BMI calculator' })).toBeTruthy();
});

test('the week can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await openWeek(null);
  await pressButton('Print the week');
  expect(print).toHaveBeenCalledOnce();
});

test('printing uses the light colour scheme and restores the previous one', async () => {
  const root = document.documentElement;
  await openWeek(null);
  root.setAttribute('data-color-scheme', 'dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(root.getAttribute('data-color-scheme')).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(root.getAttribute('data-color-scheme')).toBe('dark');
});
