import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page';
import { Page } from './why-join-page';
import type { WhyJoinPageQuery } from './why-join.page.generated';

const answer: WhyJoinPageQuery = {
  reviewQuotes: [{ id: '1', name: 'Ananya Bhosale', comment: 'The best decision.', rating: 5 }],
  reviewSummary: { memberCount: 3, average: 4.3 },
};

const open = (WhyJoinPage: WhyJoinPageQuery | null) =>
  renderPage(<Page />, { path: '/why-join', state: { pageData: { WhyJoinPage } } });

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('links to the photos, the reviews and the plans', async () => {
  await open(answer);
  expect(['Visit Gym', 'Member Reviews', 'Enquire now'].map(hrefOf)).toEqual([
    '/photos',
    '/review',
    '/pass-membership-plans',
  ]);
});

test('shows four reasons and three lists of offers', async () => {
  await open(null);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toHaveLength(7);
  expect(titles.slice(4)).toEqual(['For your training', 'For your plate', 'For your day']);
});

test('quotes reviews, with the average rating', async () => {
  await open(answer);
  expect(screen.getByText('The best decision.').tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText(/^4\.3 of 5 stars on average, from 3 members/)).toBeTruthy();
});

test.each([
  ['that do not load', null],
  ['that do not exist yet', { reviewQuotes: [], reviewSummary: { memberCount: 0, average: null } }],
])('quotes %s leave no gap', async (_name, data) => {
  await open(data);
  expect(screen.queryByRole('heading', { name: 'What members say' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});
