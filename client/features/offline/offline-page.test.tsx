import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render-page';
import { Page } from './offline-page';

beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

const again = () => screen.getByRole('link', { name: 'Try again' }).getAttribute('href');

test('shows timings and contacts, and links back to the requested page', async () => {
  await renderPage(<Page />, { path: '/offline?to=%2Freview%3Frating%3D5' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are offline');
  expect(screen.getByRole('table').textContent).toContain('Monday to Saturday');
  expect(screen.getByRole('link', { name: '+91 20 0000 0000' })).toBeTruthy();
  expect(again()).toBe('/review?rating=5');
});

test('links to the home page when opened directly', async () => {
  await renderPage(<Page />, { path: '/offline' });
  expect(again()).toBe('/home');
});

test('announces when the connection is back', async () => {
  await renderPage(<Page />, { path: '/offline' });
  const status = screen.getByRole('status');
  expect(status.textContent).toContain('needs a connection');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(status.textContent).toBe('You can open the page you wanted now.');
});

test('offers what is stored on the device', async () => {
  vi.stubGlobal('caches', { match: (path: string) => Promise.resolve(path === '/Diet' ? {} : undefined) });
  await renderPage(<Page />, { path: '/offline' });
  const stored = await screen.findByRole('region', { name: 'On this device' });
  expect(within(stored).getByRole('link').getAttribute('href')).toBe('/Diet?tab=workout-plan');
});
