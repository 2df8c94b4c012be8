import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../test/render-page';
import { tokenOf } from '../test/token';
import type { PageRoute } from '../lib/page-route';
import { loginReasonFor } from '../navigation/navigation';
import { Pages } from './pages';
import { pageRoutes } from './routes';

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

const site = (
  <>
    <Address />
    <Pages />
  </>
);

const arriveAt = (address: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(address), { timeout: 10_000 });

test('redirects a signed-out visitor from an article to the log-in, with its layout and focused heading', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await renderPage(site, { path: '/blog/x' });
  await arriveAt('/login');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Log in' }, { timeout: 10_000 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
});

test.each(['/login', '/signup'])('%s redirects a member home', async (path) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  localStorage.setItem('userToken', tokenOf());
  // The home page may render before the test has ended, with what another test has left of its data.
  await renderPage(site, { path, pageAnswers: { HomePage: () => 'never' } });
  await arriveAt('/home');
});

test('the log-in says why for each page that requires one', () => {
  const guarded = pageRoutes.filter(({ guard }) => guard === 'member' || guard === 'staff');
  const other = loginReasonFor('/no-such-page');
  expect(guarded.map(({ path }) => path).filter((path) => loginReasonFor(path) === other)).toEqual([]);
});

test('the pages of every feature are listed', () => {
  const modules = import.meta.glob<Record<string, PageRoute[]>>('../features/*/routes.ts', { eager: true });
  const declared = Object.values(modules).flatMap((module) => Object.values(module).flat());
  expect(pageRoutes.map(({ path }) => path).sort()).toEqual(declared.map(({ path }) => path).sort());
});
