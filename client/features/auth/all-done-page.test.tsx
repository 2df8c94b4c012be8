import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page';
import { authSite } from './testing/auth-site';

test('confirms the reset and links to the log-in', async () => {
  await renderPage(authSite, { path: '/all-done' });
  expect(screen.getByText(/^Your password has been reset\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
});
