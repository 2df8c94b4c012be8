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
  planType: 'PASS',
  price: untaxedPrice(130_000),
  durationMonths: 1,
  features: ['5 workouts'],
} as const;
const answer: HomePageQuery = {
  planOffers: [
    { ...offer, features: [...offer.features] },
    {
      ...offer,
      id: '2',
      name: 'Premium 3 Months',
      price: untaxedPrice(520_000),
      durationMonths: 3,
      features: [],
    },
    {
      ...offer,
      id: '3',
      name: 'Nutrition',
      planType: 'NUTRITION',
      price: untaxedPrice(90_000),
      features: [],
    },
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

test('JOIN NOW leads guests to the passes, whose guard asks them to log in', async () => {
  clearToken();
  await open();
  expect(joinLinks().map((link) => link.getAttribute('href'))).toEqual([
    '/pass-membership-plans',
    '/pass-membership-plans',
  ]);
});

test('members see their membership in place of JOIN NOW', async () => {
  storeToken(tokenOf());
  await open();
  expect(screen.queryByRole('link', { name: 'JOIN NOW' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Your membership' })).toHaveLength(2);
});

test('a price leads to its plan', async () => {
  await open();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Choose Premium 3 Months' });
  expect(href).toMatch(/\/pass-membership-plans\?plan=premium-3-months$/);
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

test('lists every plan with its price, in two groups', async () => {
  await open();
  const passes = within(section('Pick a pass'));
  expect(passes.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Pick a pass',
    'Gym passes',
    'Basic',
    'Premium 3 Months',
    'Nutrition plans',
    'Nutrition',
  ]);
  expect(passes.getByText('3 months, about ₹1,733 a month')).toBeTruthy();
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
