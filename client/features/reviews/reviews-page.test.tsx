import { act, screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { RATING, REVIEWS_SHOWN } from '#common/reviews/limits';
import { clearToken, storeToken } from '../../lib/session';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { reviewsContent } from './reviews.content';
import { Page } from './reviews-page';
import { all, FOR_MEMBERS, reviewsOf, type Variables } from './testing/review-answers';

afterEach(() => clearToken());

const open = (
  path = '/review',
  Reviews: (variables: Variables) => ReturnType<ReturnType<typeof reviewsOf>> | Error = reviewsOf(all),
) => renderPage(<Page />, { path, answers: FOR_MEMBERS, pageAnswers: { Reviews } });

const cards = () => screen.getAllByRole('article');
const namesShown = () => cards().map((card) => within(card).getByRole('heading').textContent);
const row = (stars: string) => screen.getByText(new RegExp(`^${stars}:`)).parentElement!;

test('shows the newest reviews with name, rating, day and comment', async () => {
  await open();
  expect(await screen.findAllByRole('article')).toHaveLength(REVIEWS_SHOWN);
  const [first] = cards();
  expect(within(first!).getByRole('heading', { name: 'Member 0' })).toBeTruthy();
  expect(within(first!).getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  expect(within(first!).getByText('Comment 0')).toBeTruthy();
  expect(first!.querySelector('time')?.title).toBe('20 November 2026');
  expect(screen.getByRole('status').textContent).toBe('12 of 30 reviews shown');
});

test('shows the average and the distribution of ratings', async () => {
  await open();
  expect(await screen.findByText('4.7 of 5 stars on average')).toBeTruthy();
  expect(screen.getByText('from 30 members')).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'Reviews by star rating' }));
  expect(rows.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '5 stars: 20 members520',
    '4 stars: 10 members410',
    '3 stars: 0 members30',
    '2 stars: 0 members20',
    '1 star: 0 members10',
  ]);
  expect(rows.getAllByRole('link')).toHaveLength(2);
  expect(RATING.max).toBe(5);
});

test('reviews of people without a visit are marked, which is explained, and need no average', async () => {
  const newcomer = { ...all[0]!, hasVisited: false };
  const answer = (variables: Variables) => {
    const { reviewSummary, ...others } = reviewsOf([newcomer, all[1]!])(variables);
    return { ...others, reviewSummary: { ...reviewSummary, memberCount: 0, average: null } };
  };
  await open('/review', answer);
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first!).getByText('No visit yet')).toBeTruthy();
  expect(within(second!).queryByText('No visit yet')).toBeNull();
  expect(screen.getByText(reviewsContent.noVisitMeans)).toBeTruthy();
  expect(screen.getByText(reviewsContent.noneCounted)).toBeTruthy();
});

test('one failure is said once', async () => {
  storeToken(tokenOf({ sub: 'member-1' }));
  const away = () => new Error('away');
  const page = await renderPage(<Page />, { path: '/review', answers: {}, pageAnswers: { Reviews: away } });
  expect(await screen.findByText(/^Failed to load reviews/)).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  page.unmount();
  await renderPage(<Page />, { path: '/review', answers: {}, pageAnswers: { Reviews: reviewsOf(all) } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load user info.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('"Show more" adds reviews, focuses the first new one, and disappears with the last', async () => {
  await open();
  await screen.findAllByRole('article');
  await press(screen.getByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(cards()).toHaveLength(24));
  expect(document.activeElement).toBe(cards()[12]!.closest('li'));
  await press(screen.getByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(cards()).toHaveLength(30));
  expect(namesShown()).toEqual(all.map(({ name }) => name));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('30 of 30 reviews shown');
});

test('keeps the list when loading more fails, and offers a retry', async () => {
  let isAway = false;
  await open('/review', (variables) => (isAway ? new Error('away') : reviewsOf(all)(variables)));
  await screen.findAllByRole('article');
  isAway = true;
  await press(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load reviews.');
  expect(cards()).toHaveLength(12);
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(cards()).toHaveLength(24));
});

test('a row of the figures toggles the filter by its rating', async () => {
  await open();
  await screen.findAllByRole('article');
  await press(row('4 stars'));
  expect(await screen.findByRole('heading', { name: '4-star reviews' })).toBeTruthy();
  expect(cards()).toHaveLength(10);
  expect(row('4 stars').getAttribute('aria-current')).toBe('true');
  await press(screen.getByRole('link', { name: 'Show all reviews' }));
  expect(cards()).toHaveLength(12);
  await press(row('5 stars'));
  await press(row('5 stars'));
  expect(screen.getByRole('heading', { name: 'Reviews' })).toBeTruthy();
});

test('going back from a filter shows as many reviews as before', async () => {
  let goBack = () => {};
  const Back = () => {
    const navigate = useNavigate();
    goBack = () => void navigate(-1);
    return <Page />;
  };
  await renderPage(<Back />, {
    path: '/review',
    answers: FOR_MEMBERS,
    pageAnswers: { Reviews: reviewsOf(all) },
  });
  await screen.findAllByRole('article');
  await press(screen.getByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(cards()).toHaveLength(24));
  await press(row('4 stars'));
  await vi.waitFor(() => expect(cards()).toHaveLength(10));
  act(() => goBack());
  await vi.waitFor(() => expect(cards()).toHaveLength(24));
});

test('filters by the rating in the URL, and ignores invalid ratings', async () => {
  const { unmount } = await open('/review?rating=4');
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  unmount();
  const none = await open('/review?rating=2');
  expect(await screen.findByText('No 2-star reviews yet.')).toBeTruthy();
  none.unmount();
  for (const requested of ['6', '0', '4.5', 'x', '']) {
    const page = await open(`/review?rating=${requested}`);
    expect(await screen.findAllByRole('article'), requested).toHaveLength(12);
    page.unmount();
  }
});

test('guests get a link to the log-in, members the button', async () => {
  const { unmount } = await open();
  expect(screen.queryByRole('button', { name: 'Add Your Review' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in to add your review' }).getAttribute('href')).toBe(
    '/login?next=%2Freview',
  );
  unmount();
  storeToken(tokenOf());
  await open();
  expect(screen.queryByRole('link', { name: 'Log in to add your review' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add Your Review' })).toBeTruthy();
});

test('shows a message when there are no reviews', async () => {
  await open('/review', reviewsOf([]));
  expect(await screen.findByText('No reviews yet. Be the first to share your experience!')).toBeTruthy();
});

test('reviews that do not load show an error and can be requested again', async () => {
  let isAway = true;
  await open('/review', (variables) => (isAway ? new Error('away') : reviewsOf(all)(variables)));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load reviews. Please try again later.');
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(12);
});
