import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPage } from '../test/render-page';
import { Guard } from './guard';

function LoginStandIn() {
  const { state } = useLocation() as { state: { from: { pathname: string } } };
  return <p>Login, then {state.from.pathname}</p>;
}

const site = (
  <Routes>
    <Route path="/open" element={<Guard name="anyone">Open page</Guard>} />
    <Route path="/members" element={<Guard name="member">Member page</Guard>} />
    <Route path="/login" element={<LoginStandIn />} />
  </Routes>
);

test('a page for anyone opens to a stranger', async () => {
  await renderPage(site, { path: '/open' });
  expect(screen.getByText('Open page')).toBeTruthy();
});

test('a member page sends a stranger to the log-in, which learns where they wanted to go', async () => {
  await renderPage(site, { path: '/members' });
  expect(screen.getByText('Login, then /members')).toBeTruthy();
});

test('a member page opens to who has a token', async () => {
  localStorage.setItem('userToken', 'a token');
  await renderPage(site, { path: '/members' });
  expect(screen.getByText('Member page')).toBeTruthy();
});
