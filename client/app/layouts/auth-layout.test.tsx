import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page';
import { AuthLayout } from './auth-layout';

test('renders the page in one main landmark, with a skip link and a link home', async () => {
  const site = (
    <Routes>
      <Route element={<AuthLayout />}>
        <Route path="/login" element={<h1>Log in</h1>} />
      </Route>
    </Routes>
  );
  await renderPage(site, { path: '/login' });
  expect(screen.getByRole('main').contains(screen.getByRole('heading', { name: 'Log in' }))).toBe(true);
  expect(screen.getByRole('link', { name: 'Skip to content' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bhor' }).getAttribute('href')).toBe('/home');
  expect(screen.getByRole('complementary')).toBeTruthy();
});
