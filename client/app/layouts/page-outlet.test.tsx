import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../test/set-up';
import { renderPage } from '../../test/render-page';
import { PageOutlet } from './page-outlet';

const Slow = lazy(() => new Promise<never>(() => undefined));

test('shows "Loading" and keeps a document title while the code of the page loads', async () => {
  await renderPage(
    <Routes>
      <Route element={<PageOutlet />}>
        <Route path="/" element={<Slow />} />
      </Route>
    </Routes>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(document.title).not.toBe('');
});

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

test.each([
  [true, 'This page did not load'],
  [false, 'Offline, asked for /'],
])('a page whose code does not load says why, with a connection: %s', async (isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const Offline = () => `Offline, asked for ${new URLSearchParams(useLocation().search).get('to')}`;
  await renderPage(
    <Routes>
      <Route element={<PageOutlet />}>
        <Route path="/" element={<Broken />} />
        <Route path="/offline" element={<Offline />} />
      </Route>
    </Routes>,
  );
  expect(screen.getByText(text)).toBeTruthy();
  takeConsoleErrors();
});
