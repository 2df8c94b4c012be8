import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { articlesOfPeriod, periodAt } from '#common/articles/rotation';
import { BLOG_PERIOD_CHECK_MS, BLOG_PERIOD_MS } from '#common/articles/limits';
import { Link } from '../../navigation/navigation';
import { press, renderPage } from '../../test/render-page';
import { Page } from './blog-page';

const ids = Array.from({ length: 20 }, (_, index) => `id-${String(index).padStart(2, '0')}`);

const cardOf = (id: string) => ({
  __typename: 'Article',
  id,
  title: `Title of ${id}`,
  description: 'What the reader gets.',
  thumbnailUrl: '/media/articles/one.svg',
  publishedAt: '2026-11-09T05:00:00+05:30',
  authorName: 'Bhor Kitchen',
});

const rotationOf = (allArticleIds: string[], period: number) => ({
  articleRotation: {
    __typename: 'ArticleRotation',
    period,
    allArticleIds,
    articles: articlesOfPeriod(allArticleIds, period).map(cardOf),
  },
});

/** Returns the requested period like the server, and the current one by default. */
const blogOf = (allArticleIds: string[]) => ({
  Blog: ({ period }: Record<string, unknown>) =>
    rotationOf(allArticleIds, typeof period === 'number' ? period : periodAt(Date.now())),
});

const site = (
  <Routes>
    <Route path="/our-blog/:articleId?" element={<Page />} />
    <Route path="/blog/:articleId" element={<Link to="/our-blog">Back</Link>} />
  </Routes>
);

test('the list shows twelve cards with date, team and a link to the article', async () => {
  await renderPage(site, { path: '/our-blog', pageAnswers: blogOf(ids) });
  const links = await screen.findAllByRole('link', { name: 'READ MORE' });
  expect(links).toHaveLength(12);
  const [first] = articlesOfPeriod(ids, periodAt(Date.now()));
  expect(links[0]?.getAttribute('href')).toBe(`/blog/${first}`);
  expect(screen.getAllByText('9 November 2026')).toHaveLength(12);
  expect(screen.getAllByText('Bhor Kitchen')).toHaveLength(12);
});

test('shows a loading state while the list loads', async () => {
  await renderPage(site, { path: '/our-blog', pageAnswers: { Blog: () => 'never' } });
  expect(screen.getByText('Loading')).toBeTruthy();
});

test('a list that failed to load shows an error and can be retried', async () => {
  let isFailing = true;
  const blog = blogOf(ids).Blog;
  await renderPage(site, {
    path: '/our-blog',
    pageAnswers: { Blog: (variables) => (isFailing ? new Error('away') : blog(variables)) },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load articles. Please try again later.');
  isFailing = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('link', { name: 'READ MORE' })).toHaveLength(12);
});

test('shows an empty state for a blog without articles', async () => {
  await renderPage(site, { path: '/our-blog', pageAnswers: blogOf([]) });
  expect(await screen.findByRole('heading', { name: 'No articles yet.' })).toBeTruthy();
});

test('an id in the URL moves the focus to that card', async () => {
  const [, second] = articlesOfPeriod(ids, periodAt(Date.now()));
  await renderPage(site, { path: `/our-blog/${second}`, pageAnswers: blogOf(ids) });
  const links = await screen.findAllByRole('link', { name: 'READ MORE' });
  expect(document.activeElement).toBe(links[1]);
});

/** Half a minute before a period ends. */
const atEndOfPeriod = () =>
  vi.useFakeTimers({
    now: Date.parse('2026-11-21T17:29:30+05:30'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });

const passCheck = () => act(() => void vi.advanceTimersByTime(BLOG_PERIOD_CHECK_MS));

const shownLinks = () =>
  screen.getAllByRole('link', { name: 'READ MORE' }).map((link) => link.getAttribute('href'));

const linksOf = (period: number) => articlesOfPeriod(ids, period).map((id) => `/blog/${id}`);

test('the shown period is stored, and a new set is shown only on request', async () => {
  atEndOfPeriod();
  await renderPage(site, { path: '/our-blog', pageAnswers: blogOf(ids) });
  await screen.findAllByRole('link', { name: 'READ MORE' });
  const period = periodAt(Date.now());
  expect(localStorage.getItem('lastUpdatePeriod')).toBe(String(period));

  passCheck();
  const shown = articlesOfPeriod(ids, period);
  const newCount = articlesOfPeriod(ids, period + 1).filter((id) => !shown.includes(id)).length;
  expect(screen.getByText(new RegExp(`^${newCount} new articles are ready`))).toBeTruthy();
  expect(shownLinks()).toEqual(linksOf(period));

  await press(screen.getByRole('button', { name: 'Show' }));
  await vi.waitFor(() => expect(localStorage.getItem('lastUpdatePeriod')).toBe(String(period + 1)));
  expect(shownLinks()).toEqual(linksOf(period + 1));
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  expect(BLOG_PERIOD_MS).toBe(12 * 60 * 60 * 1000);
});

test('a new set is offered even if another tab has already stored its period', async () => {
  atEndOfPeriod();
  await renderPage(site, { path: '/our-blog', pageAnswers: blogOf(ids) });
  await screen.findAllByRole('link', { name: 'READ MORE' });
  localStorage.setItem('lastUpdatePeriod', String(periodAt(Date.now()) + 1));
  passCheck();
  expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy();
});

test('the new set is still shown after opening an article and coming back', async () => {
  atEndOfPeriod();
  const period = periodAt(Date.now());
  const { operations } = await renderPage(site, { path: '/our-blog', pageAnswers: blogOf(ids) });
  await screen.findAllByRole('link', { name: 'READ MORE' });
  passCheck();
  await press(screen.getByRole('button', { name: 'Show' }));
  await vi.waitFor(() => expect(shownLinks()).toEqual(linksOf(period + 1)));
  await press(screen.getAllByRole('link', { name: 'READ MORE' })[0] as Element);
  await press(screen.getByRole('link', { name: 'Back' }));
  expect(shownLinks()).toEqual(linksOf(period + 1));
  expect(operations).toHaveLength(2);
});

test('the current cards stay until the new ones have loaded', async () => {
  atEndOfPeriod();
  const period = periodAt(Date.now());
  const { Blog } = blogOf(ids);
  let isSlow = false;
  await renderPage(site, {
    path: '/our-blog',
    pageAnswers: { Blog: (variables) => (isSlow ? 'never' : Blog(variables)) },
  });
  await screen.findAllByRole('link', { name: 'READ MORE' });
  passCheck();
  isSlow = true;
  await press(screen.getByRole('button', { name: 'Show' }));
  expect(shownLinks()).toEqual(linksOf(period));
});

test("the server's period applies, even if the clock of the browser is ahead", async () => {
  atEndOfPeriod();
  const period = periodAt(Date.now());
  const { operations } = await renderPage(site, {
    path: '/our-blog',
    pageAnswers: { Blog: () => rotationOf(ids, period) },
  });
  await screen.findAllByRole('link', { name: 'READ MORE' });
  passCheck();
  await press(screen.getByRole('button', { name: 'Show' }));
  passCheck();
  expect(shownLinks()).toEqual(linksOf(period));
  expect(operations).toHaveLength(2);
});

test('a new set that failed to load shows an error, and a retry restores the list', async () => {
  atEndOfPeriod();
  const { Blog } = blogOf(ids);
  let isFailing = false;
  await renderPage(site, {
    path: '/our-blog',
    pageAnswers: { Blog: (variables) => (isFailing ? new Error('away') : Blog(variables)) },
  });
  await screen.findAllByRole('link', { name: 'READ MORE' });
  passCheck();
  isFailing = true;
  await press(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  isFailing = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(shownLinks()).toHaveLength(12);
});

test('a search that failed to load says so, keeps the text and can be retried', async () => {
  let isFailing = true;
  const articles = {
    __typename: 'ArticleConnection',
    totalCount: { __typename: 'Count', count: 1, precision: 'EXACT' },
    nodes: [cardOf('id-03')],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  };
  await renderPage(site, {
    path: '/our-blog',
    pageAnswers: {
      ...blogOf(ids),
      ArticleSearch: () => (isFailing ? new Error('away') : { articles }),
    },
  });
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: 'training' } });
  await act(async () => fireEvent.submit(box.form!));
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again later.');
  expect(box.value).toBe('training');
  isFailing = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Title of id-03' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
