import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, renderPage } from '../../test/render-page';
import { Page } from './service-page';
import { serviceLists } from './service.content';

beforeEach(() => {
  vi.useFakeTimers();
});

async function search(words: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
  await act(() => vi.advanceTimersByTimeAsync(100));
}

const tab = (name: RegExp) => screen.getByRole('link', { name });
const shownList = () =>
  screen
    .getAllByRole('region')
    .map((region) => within(region).getByRole('heading', { level: 2 }).textContent);

test('the page contains every list, and shows the one named in the URL', async () => {
  await renderPage(<Page />, { path: '/service?tab=services' });
  expect(shownList()).toEqual(['Services']);
  expect(tab(/^Services/).getAttribute('aria-current')).toBe('true');
  for (const { items } of serviceLists()) {
    for (const { name } of items) expect(document.body.textContent).toContain(name);
  }
});

test.each(['', '?tab=nonsense'])('/service%s shows the first list', async (address) => {
  await renderPage(<Page />, { path: `/service${address}` });
  expect(shownList()).toEqual(['Management']);
});

test('a tab is a link that shows its list', async () => {
  await renderPage(<Page />, { path: '/service' });
  expect(tab(/^Fitness Options/).getAttribute('href')).toBe('/service?tab=fitness-options');
  await press(tab(/^Fitness Options/));
  expect(shownList()).toEqual(['Fitness Options']);
});

test('the search filters all three lists and announces the number of matches', async () => {
  await renderPage(<Page />, { path: '/service?tab=fitness-options' });
  await search('yoga');
  expect(screen.getByRole('status').textContent).toBe('1 match for “yoga” in all lists');
  expect(screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))).toHaveLength(
    1,
  );
  expect(tab(/^Management/).textContent).toContain('0 items');
  await press(tab(/^Management/));
  expect(screen.getByText(/^Nothing in Management/)).toBeTruthy();
  await press(tab(/^Fitness Options \(1\)/));
  expect(shownList()).toEqual(['Fitness Options']);
});

test('a search with matches only in another list opens that list', async () => {
  await renderPage(<Page />, { path: '/service' });
  expect(shownList()).toEqual(['Management']);
  await search('yoga');
  expect(shownList()).toEqual(['Fitness Options']);
  await press(tab(/^Management/));
  expect(shownList()).toEqual(['Management']);
  expect(screen.getByText(/^Nothing in Management/)).toBeTruthy();
});

test('the search button searches at once, without the debounce', async () => {
  await renderPage(<Page />, { path: '/service' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' yoga ' } });
  await press(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('status').textContent).toBe('1 match for “yoga” in all lists');
});

test('shows a message without matches, and clearing the search shows everything again', async () => {
  await renderPage(<Page />, { path: '/service' });
  await search('sauna');
  expect(screen.getByRole('heading', { name: 'No match for “sauna”' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('No match for “sauna”');
  await press(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(tab(/^Management/).textContent).toContain('12 items');
});
