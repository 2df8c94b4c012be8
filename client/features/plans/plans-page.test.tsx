import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, renderPage } from '../../test/render-page';
import { Page as FeastPlansPage } from './feast-plans-page';
import { Page as PassPlansPage } from './pass-plans-page';

const basic = { name: 'Basic', pricePaise: 130_000, durationMonths: 1, features: ['5 workouts'] };
const premium = { name: 'Premium 3 Months', pricePaise: 520_000, durationMonths: 3, features: ['100+ gyms'] };
const planOffers = [
  { id: '1', type: 'pass', ...basic },
  { id: '2', type: 'pass', ...premium },
  { id: '3', type: 'nutrition', ...premium, name: 'Nutrition' },
].map((offer) => ({ __typename: 'PlanOffer', ...offer }));

const open = (page = <PassPlansPage />, answer: Record<string, unknown> | Error | 'never' = { planOffers }) =>
  renderPage(page, { path: '/pass-membership-plans', answers: { PlanOffers: () => answer } });

const summary = () => screen.getByRole('region', { name: 'Order Summary' }).textContent;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a page shows the plans of its kind, and none is picked beforehand', async () => {
  await open();
  expect(screen.getAllByRole('radio').map((card) => (card as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  expect(screen.getByText('3 months, about ₹1,733 a month')).toBeTruthy();
  expect(summary()).toMatch(/^Order Summary0 ITEMS.*Subtotal₹0Total₹0/);
});

test('a picked plan is the order, and picking it again clears it', async () => {
  await open();
  await press(radio('Premium 3 Months'));
  expect(radio('Premium 3 Months').checked).toBe(true);
  expect(screen.getByText('Selected')).toBeTruthy();
  expect(summary()).toMatch(/1 ITEMPremium 3 Months, 3 months₹5,200Subtotal₹5,200Total₹5,200/);
  expect(summary()).toContain('Ask for Premium 3 Months and pay there.');
  await press(radio('Premium 3 Months'));
  expect(radio('Premium 3 Months').checked).toBe(false);
  expect(summary()).toContain('0 ITEMS');
});

test('one plan at most is picked', async () => {
  await open();
  await press(radio('Basic'));
  await press(radio('Premium 3 Months'));
  expect([radio('Basic').checked, radio('Premium 3 Months').checked]).toEqual([false, true]);
  expect(summary()).toContain('1 ITEM');
});

test('in a narrow window the summary opens from its bar', async () => {
  await open();
  await press(radio('Basic'));
  await press(screen.getByRole('button', { name: 'Show summary' }));
  expect(screen.getByRole('dialog', { name: 'Order Summary' }).textContent).toContain('Total₹1,300');
  await press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('both kinds of plans are a tab apart', async () => {
  await open(<FeastPlansPage />);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  const current = screen.getByRole('link', { name: 'Gym passes' });
  expect([current.getAttribute('href'), current.getAttribute('aria-current')]).toEqual([
    '/pass-membership-plans',
    'page',
  ]);
});

test('plans that do not arrive can be asked for again', async () => {
  await open(<PassPlansPage />, new Error('away'));
  expect(screen.getByRole('alert').textContent).toContain('Failed to load plans.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('while they are on their way the page says so, and where none are sold too', async () => {
  const { unmount } = await open(<PassPlansPage />, 'never');
  expect(screen.getByRole('heading', { level: 1, name: 'Pass plans' })).toBeTruthy();
  unmount();
  await open(<PassPlansPage />, { planOffers: [] });
  expect(screen.getByRole('heading', { name: 'No plans on sale right now.' })).toBeTruthy();
});
