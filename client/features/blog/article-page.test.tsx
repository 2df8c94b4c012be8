import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { plainSpan } from '#common/articles/body';
import { ARTICLE_NOT_FOUND_AFTER_MS } from '#common/articles/limits';
import { press, renderPage } from '../../test/render-page';
import { Page } from './article-page';

const ID = '00000000-0000-4000-8000-000000000001';

const block = (type: string, text: string, marks: object = {}) => ({
  __typename: 'ArticleBlock',
  type,
  spans: [{ __typename: 'ArticleSpan', ...plainSpan(text), ...marks }],
  picture: null,
});

const articleOf = (id: string) => ({
  __typename: 'Article',
  id,
  title: 'The lighter week',
  description: 'When to take one.',
  body: ['First paragraph.', 'Second paragraph.', 'Sources: A journal, 2020.'].map((text) =>
    block('PARAGRAPH', text),
  ),
  coverUrl: '/media/articles/one-wide.svg',
  publishedAt: '2026-11-08T23:00:00Z',
  authorName: 'Bhor Recovery Desk',
});

const list = [
  { __typename: 'Article', id: 'before', title: 'A ten-minute warm-up' },
  { __typename: 'Article', id: ID, title: 'The lighter week' },
  { __typename: 'Article', id: 'after', title: 'Chai, coffee and training' },
];

const answer = (article: unknown) => ({
  article,
  articleRotation: { __typename: 'ArticleRotation', articles: list },
});

const site = (
  <Routes>
    <Route path="/blog/:articleId" element={<Page />} />
    <Route path="/our-blog" element={<p>The list</p>} />
  </Routes>
);

test('an article shows its title, date in the studio time zone, team, picture and paragraphs', async () => {
  await renderPage(site, { path: `/blog/${ID}`, answers: { Article: () => answer(articleOf(ID)) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'The lighter week' })).toBeTruthy();
  expect(screen.getByText('9 November 2026')).toBeTruthy();
  expect(screen.getByText('Bhor Recovery Desk')).toBeTruthy();
  expect(document.querySelector('article img')?.getAttribute('src')).toBe('/media/articles/one-wide.svg');
  const paragraphs = [...document.querySelectorAll('article div p')].map((p) => p.textContent);
  expect(paragraphs).toEqual(['First paragraph.', 'Second paragraph.', 'Sources: A journal, 2020.']);
});

test('lists, headings, quotes, pictures and marks are shown as such', async () => {
  const picture = { url: '/media/u/a/640.jpg', width: 640, height: 427, description: 'Racks' };
  const body = [
    block('HEADING', 'Before you come'),
    block('BULLET', 'Water'),
    block('BULLET', 'A towel', { isBold: true }),
    block('NUMBER', 'Warm up'),
    block('QUOTE', 'Slowly', { isItalic: true }),
    block('PARAGRAPH', 'Our plans', { link: '/plans' }),
    block('PARAGRAPH', 'A study', { link: 'https://a.example/' }),
    { ...block('PICTURE', ''), spans: [], picture: { __typename: 'ArticlePicture', ...picture } },
  ];
  await renderPage(site, {
    path: `/blog/${ID}`,
    answers: { Article: () => answer({ ...articleOf(ID), body }) },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Before you come' })).toBeTruthy();
  const lists = screen.getAllByRole('list').map(({ tagName, textContent }) => [tagName, textContent]);
  expect(lists).toEqual([
    ['UL', 'WaterA towel'],
    ['OL', 'Warm up'],
  ]);
  expect(document.querySelector('strong')?.textContent).toBe('A towel');
  expect(document.querySelector('blockquote em')?.textContent).toBe('Slowly');
  expect(screen.getByRole('link', { name: 'Our plans' }).getAttribute('href')).toBe('/plans');
  expect(screen.getByRole('link', { name: 'A study' }).getAttribute('href')).toBe('https://a.example/');
  expect(screen.getByRole('img', { name: 'Racks' }).getAttribute('src')).toBe('/media/u/a/640.jpg');
});

test('links to the previous and next article and back to the list', async () => {
  await renderPage(site, { path: `/blog/${ID}`, answers: { Article: () => answer(articleOf(ID)) } });
  expect((await screen.findByRole('link', { name: /Previous/ })).getAttribute('href')).toBe('/blog/before');
  expect(screen.getByRole('link', { name: /Next/ }).getAttribute('href')).toBe('/blog/after');
  await press(screen.getByRole('link', { name: 'Back to our blog' }));
  expect(screen.getByText('The list')).toBeTruthy();
});

test('shows "Loading..." while the article loads', async () => {
  await renderPage(site, { path: `/blog/${ID}`, answers: { Article: () => 'never' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Loading...' }).tabIndex).toBe(-1);
  expect(document.title).toMatch(/^Loading\.\.\. \|/);
});

test('an unknown id shows "Loading..." first, then that there is no such article', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderPage(site, { path: '/blog/unknown', answers: { Article: () => answer(null) } });
  expect(await vi.waitFor(() => screen.getByRole('heading', { name: 'Loading...' }))).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(ARTICLE_NOT_FOUND_AFTER_MS);
  });
  const status = within(screen.getByRole('status'));
  expect(status.getByRole('heading', { name: 'We could not find that article' })).toBeTruthy();
  expect(status.getByRole('link', { name: 'Back to our blog' })).toBeTruthy();
});

test('an article that failed to load can be retried', async () => {
  let isFailing = true;
  await renderPage(site, {
    path: `/blog/${ID}`,
    answers: { Article: () => (isFailing ? new Error('away') : answer(articleOf(ID))) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load this article.');
  expect(screen.getByRole('heading', { level: 1, name: 'This article did not load' })).toBeTruthy();
  isFailing = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The lighter week' })).toBeTruthy();
});
