import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page';
import { authSite } from './testing/auth-site';

test('opened by its address, it does not say that a password has been reset', async () => {
  await renderPage(authSite, { path: '/all-done' });
  expect(screen.getByText('Once your password has been reset, log in with the new one.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
});
