import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { clearToken, expireSession, storeToken } from '../lib/session';
import { allToasts } from '../lib/toast';
import { HydratedContext } from '../lib/use-is-hydrated';
import { Link } from '../navigation/navigation';
import { press, renderPage } from '../test/render-page';
import { tokenOf } from '../test/token';
import { KiosksOnly } from '../features/admin/kiosk/kiosks-only';
import { Guard } from './guard';

function Login() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const next = new URLSearchParams(search).get('next') ?? '/home';
  const logIn = () => {
    storeToken(tokenOf());
    void navigate(next, { replace: true });
  };
  return <button onClick={logIn}>Log in for {next}</button>;
}

function Member() {
  const navigate = useNavigate();
  const leave = () => {
    clearToken();
    void navigate('/home');
  };
  return (
    <>
      <input aria-label="Name" />
      <button onClick={leave}>Leave</button>
    </>
  );
}

const Home = () => (
  <p>
    Home <Link to="/members?tab=two">Members</Link> <Link to="/login">Login</Link>
  </p>
);

const site = (
  <Routes>
    <Route path="/home" element={<Guard name="anyone">{<Home />}</Guard>} />
    <Route path="/members" element={<Guard name="member">{<Member />}</Guard>} />
    <Route path="/panel" element={<Guard name="staff">{<p>Admin dashboard</p>}</Guard>} />
    <Route
      path="/check-in/kiosk"
      element={<Guard name="kiosk">{<KiosksOnly>{<p>Kiosk</p>}</KiosksOnly>}</Guard>}
    />
    <Route path="/admin-dashboard" element={<p>Desk</p>} />
    <Route path="/login" element={<Guard name="guest">{<Login />}</Guard>} />
  </Routes>
);

const see = (text: string | RegExp) => expect(screen.getByText(text)).toBeTruthy();
const signIn = (sub = 'asha') => act(() => storeToken(tokenOf({ sub })));

test('shows a public page to a signed-out visitor', async () => {
  await renderPage(site, { path: '/home' });
  see(/^Home/);
});

test('redirects a signed-out visitor from a member page to the log-in and back to the same address', async () => {
  await renderPage(site, { path: '/members?tab=two' });
  await press(screen.getByRole('button', { name: 'Log in for /members?tab=two' }));
  see('Leave');
});

test('shows a member page only with a valid token', async () => {
  localStorage.setItem('userToken', tokenOf());
  const { unmount } = await renderPage(site, { path: '/members' });
  see('Leave');
  unmount();
  localStorage.setItem('userToken', 'a token');
  await renderPage(site, { path: '/members' });
  see(/Log in/);
});

test('a log-out on a member page leads home, and coming back leads to the log-in', async () => {
  signIn();
  await renderPage(site, { path: '/members' });
  await press(screen.getByText('Leave'));
  see(/^Home/);
  await press(screen.getByText('Members'));
  see('Log in for /members?tab=two');
});

test('a session that ends on a member page leads to the log-in and back', async () => {
  signIn();
  await renderPage(site, { path: '/members' });
  act(() => expireSession());
  await press(screen.getByText('Log in for /members'));
  see('Leave');
});

test.each([
  ['a log-out in another tab', logOutInAnotherTab, 'You were logged out in another tab.'],
  ['the server', expireSession, 'Your session has ended. Please log in again.'],
  [
    'another log-in',
    () => storeToken(tokenOf({ sub: 'ravi' })),
    'Someone logged in to another account in another tab.',
  ],
])('clears what was typed on a member page, and shows why, when %s ends the session', async (...row) => {
  const [, end, sentence] = row;
  signIn();
  await renderPage(site, { path: '/members' });
  screen.getByRole<HTMLInputElement>('textbox').value = 'Asha';
  act(end);
  expect(screen.queryByDisplayValue('Asha')).toBeNull();
  await vi.waitFor(() => expect(allToasts().at(-1)?.text).toBe(sentence));
});

function logOutInAnotherTab() {
  localStorage.removeItem('userToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' }));
}

test.each(['trainer', 'front_desk', 'admin'] as const)(
  'shows a page for staff to the role %s',
  async (role) => {
    storeToken(tokenOf({ role }));
    await renderPage(site, { path: '/panel' });
    see('Admin dashboard');
  },
);

test('redirects members home from a page for staff', async () => {
  storeToken(tokenOf({ role: 'user' }));
  await renderPage(site, { path: '/panel' });
  see(/^Home/);
});

test('a page for staff asks signed-out visitors to log in', async () => {
  await renderPage(site, { path: '/panel' });
  see('Log in for /panel');
});

test('shows a guest page to a signed-out visitor and redirects a member home', async () => {
  await renderPage(site, { path: '/home' });
  await press(screen.getByText('Login'));
  await press(screen.getByText('Log in for /home'));
  see(/^Home/);
  await press(screen.getByText('Login'));
  see(/^Home/);
});

test('a guest page leads a member to the page that was asked for', async () => {
  signIn();
  await renderPage(site, { path: '/login?next=%2Fmembers%3Ftab%3Dtwo' });
  expect(screen.getByLabelText('Name')).toBeTruthy();
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/login'])(
  'a guest page does not lead a member to %s',
  async (next) => {
    signIn();
    await renderPage(site, { path: `/login?next=${encodeURIComponent(next)}` });
    see(/^Home/);
  },
);

test('a log-in in another tab does not redirect an open guest page', async () => {
  await renderPage(site, { path: '/login' });
  signIn();
  see(/Log in/);
});

/** The site during hydration, which ends with a click. */
function Hydrating() {
  const [isHydrated, setIsHydrated] = useState(false);
  return (
    <HydratedContext value={isHydrated}>
      {site}
      <button onClick={() => setIsHydrated(true)}>Hydrate</button>
    </HydratedContext>
  );
}

test('a log-in before hydration ends does not redirect the log-in page, which opens the next page itself', async () => {
  await renderPage(<Hydrating />, { path: '/login' });
  signIn();
  await press(screen.getByText('Hydrate'));
  see(/Log in/);
});

test('a member who opens a guest page is redirected home when hydration ends', async () => {
  signIn();
  await renderPage(<Hydrating />, { path: '/login' });
  see(/Log in/);
  await press(screen.getByText('Hydrate'));
  see(/^Home/);
});

test('a visitor whose session turns out to have ended during hydration stays on the log-in page', async () => {
  signIn();
  await renderPage(<Hydrating />, { path: '/login' });
  act(() => expireSession());
  await press(screen.getByText('Hydrate'));
  see(/Log in/);
});

test('clears what was typed when a different person signs in, but not when the same person does', async () => {
  signIn('asha');
  await renderPage(site, { path: '/members' });
  const name = () => screen.getByRole<HTMLInputElement>('textbox');
  name().value = 'Asha';
  signIn('asha');
  expect(name().value).toBe('Asha');
  signIn('ravi');
  expect(name().value).toBe('');
});

test.each(['/home', '/members', '/panel', '/login'])(
  'a kiosk shows nothing but the kiosk, not %s',
  async (path) => {
    storeToken(tokenOf({ kiosk: true }));
    await renderPage(site, { path });
    see('Kiosk');
  },
);

test('a device becomes a kiosk at the front desk only', async () => {
  await renderPage(site, { path: '/check-in/kiosk' });
  see('Log in for /admin-dashboard?tab=check-in');
});

test('whoever is signed in is led from the kiosk to the front desk', async () => {
  storeToken(tokenOf({ role: 'admin' }));
  await renderPage(site, { path: '/check-in/kiosk' });
  see('Desk');
});
