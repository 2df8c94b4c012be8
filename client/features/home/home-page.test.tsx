import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearToken, storeToken } from '../../lib/session';
import { untaxedPrice } from '../../test/prices';
import { renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { Page } from './home-page';
import type { HomePageQuery } from './home.page.generated';

const offer = {
  id: '1',
  name: 'Basic',
  planType: 'PASS' as const,
  price: untaxedPrice(130_000),
  durationMonths: 1,
  features: ['5 workouts'],
};
const premium = { ...offer, features: ['Unlimited workouts'] };
const nutrition = { ...offer, planType: 'NUTRITION' as const, features: ['Meal plans'] };
const answer: HomePageQuery = {
  planOffers: [
    offer,
    { ...premium, id: '2', name: 'Premium', price: untaxedPrice(210_000) },
    { ...premium, id: '3', name: 'Premium 3 Months', price: untaxedPrice(520_000), durationMonths: 3 },
    { ...nutrition, id: '4', name: 'Nutrition 3 Months', price: untaxedPrice(320_000), durationMonths: 3 },
    { ...nutrition, id: '5', name: 'Nutrition 6 Months', price: untaxedPrice(640_000), durationMonths: 6 },
  ],
  trainers: [
    {
      id: '1',
      name: 'Asha Kulkarni',
      specialty: 'Strength',
      portraitUrl: '/media/trainers/asha/1080.jpg',
    },
  ],
  reviewQuotes: [{ id: '1', name: 'Anand Iyer', comment: 'Clean floor, good bars.', rating: 4 }],
  reviewSummary: { memberCount: 1, average: 4 },
};

const open = (HomePage: HomePageQuery | null = answer) =>
  renderPage(<Page />, { path: '/home', state: { pageData: { HomePage } } });

const joinLinks = () => screen.getAllByRole('link', { name: 'JOIN NOW' });
const section = (name: string) => screen.getByRole('region', { name });

test.each([
  ['guests, whom the guard asks to log in', () => clearToken()],
  ['members', () => storeToken(tokenOf())],
])('JOIN NOW leads to the passes for %s', async (_name, begin) => {
  begin();
  await open();
  const addresses = joinLinks().map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/pass-membership-plans', '/pass-membership-plans']);
});

test('links to the blog for members only', async () => {
  clearToken();
  const { unmount } = await open();
  expect(screen.queryByRole('link', { name: 'Read the blog' })).toBeNull();
  unmount();
  storeToken(tokenOf());
  await open();
  expect(screen.getByRole('link', { name: 'Read the blog' }).getAttribute('href')).toBe('/our-blog');
});

test('the hero shows the lowest monthly price of a pass', async () => {
  await open();
  expect(screen.getByText(/Passes from ₹1,300 a month\.$/)).toBeTruthy();
});

test('lists every plan once, with a link for each of its terms, in two groups', async () => {
  await open();
  const passes = within(section('Pick a pass'));
  expect(passes.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Pick a pass',
    'Gym passes',
    'Basic',
    'Premium',
    'Nutrition plans',
    'Nutrition 3 Months',
  ]);
  const terms = passes
    .getAllByRole('link')
    .slice(1)
    .map((link) => [link.getAttribute('href'), link.textContent]);
  expect(terms).toEqual([
    ['/pass-membership-plans?plan=basic', 'Basic, 1 month₹1,300'],
    ['/pass-membership-plans?plan=premium', 'Premium, 1 month₹2,100'],
    [
      '/pass-membership-plans?plan=premium-3-months',
      'Premium, 3 months₹5,200about ₹1,733 a month, the lowest price a month',
    ],
    [
      '/feast-membership-plans?plan=nutrition-3-months',
      'Nutrition 3 Months, 3 months₹3,200about ₹1,067 a month, the lowest price a month',
    ],
    [
      '/feast-membership-plans?plan=nutrition-6-months',
      'Nutrition 3 Months, 6 months₹6,400about ₹1,067 a month, the same as for 3 months',
    ],
  ]);
});

test('shows trainers and quotes of members', async () => {
  await open();
  expect(within(section('Meet your trainers')).getByRole('heading', { name: 'Asha Kulkarni' })).toBeTruthy();
  expect(within(section('What members say')).getByText('Clean floor, good bars.')).toBeTruthy();
});

test('omits sections whose data failed to load and shows the rest', async () => {
  await open(null);
  expect(screen.queryByText(/₹/)).toBeNull();
  const names = screen
    .getAllByRole('region')
    .map((region) => within(region).getAllByRole('heading')[0]?.textContent);
  expect(names).toEqual([
    'The one lit room on the street',
    'What you’ll find here',
    'What your pass gives you',
    'Weekly timings',
    'So that everyone is glad to come back',
    'Come and see for yourself',
  ]);
});

test('collapsed rules are in the document, and all amenities are listed', async () => {
  await open();
  expect(section('So that everyone is glad to come back').textContent).toContain('The trainers correct.');
  const amenities = within(section('What you’ll find here')).getAllByRole('heading', { level: 3 });
  expect(amenities.map(({ textContent }) => textContent)).toEqual([
    'AC',
    'Locker',
    'Parking',
    'Shower',
    'Canteen',
    'Wi-Fi',
  ]);
});

test('links to phone, e-mail and map', async () => {
  await open();
  const hrefs = within(section('Come and see for yourself'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'tel:+912000000000',
    'mailto:hello@studio.example',
    expect.stringContaining('maps') as unknown,
  ]);
});
