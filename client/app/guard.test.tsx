import { act, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { clearToken, dropToken, storeToken } from '../lib/session';
import { allToasts } from '../lib/toast';
import { press, renderPage } from '../test/render-page';
import { tokenOf } from '../test/token';
import { Guard } from './guard';

function Login() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('next') ?? '/home';
  const logIn = () => {
    storeToken(tokenOf());
    void navigate(asked, { replace: true });
  };
  return <button onClick={logIn}>Log in for {asked}</button>;
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
    <Route path="/admins" element={<Guard name="admin">{<p>The desk</p>}</Guard>} />
    <Route path="/login" element={<Guard name="guest">{<Login />}</Guard>} />
  </Routes>
);

const see = (text: string | RegExp) => expect(screen.getByText(text)).toBeTruthy();
const signIn = (sub = 'asha') => act(() => storeToken(tokenOf({ sub })));

test('a page for anyone opens to a stranger', async () => {
  await renderPage(site, { path: '/home' });
  see(/^Home/);
});

test('a member page sends a stranger to the log-in, which leads back to the very address', async () => {
  await renderPage(site, { path: '/members?tab=two' });
  await press(screen.getByRole('button', { name: 'Log in for /members?tab=two' }));
  see('Leave');
});

test('a member page opens to who has a token, and not to who has something else there', async () => {
  localStorage.setItem('userToken', tokenOf());
  const { unmount } = await renderPage(site, { path: '/members' });
  see('Leave');
  unmount();
  localStorage.setItem('userToken', 'a token');
  await renderPage(site, { path: '/members' });
  see(/Log in/);
});

test('who signs out on a member page goes home, and to the log-in only when they come back', async () => {
  signIn();
  await renderPage(site, { path: '/members' });
  await press(screen.getByText('Leave'));
  see(/^Home/);
  await press(screen.getByText('Members'));
  see('Log in for /members?tab=two');
});

test('whose session ends on a member page is asked to log in, and comes back', async () => {
  signIn();
  await renderPage(site, { path: '/members' });
  act(() => dropToken());
  await press(screen.getByText('Log in for /members'));
  see('Leave');
});

test.each([
  ['a log-out in another tab', elsewhere, 'You were logged out in another tab.'],
  ['the server', dropToken, 'Your session has ended. Please log in again.'],
  [
    'another log-in',
    () => storeToken(tokenOf({ sub: 'ravi' })),
    'Another account was logged in in another tab.',
  ],
])(
  'what was typed on a member page goes with a session that %s has ended, and that is said',
  async (...row) => {
    const [, end, sentence] = row;
    signIn();
    await renderPage(site, { path: '/members' });
    screen.getByRole<HTMLInputElement>('textbox').value = 'Asha';
    act(end);
    expect(screen.queryByDisplayValue('Asha')).toBeNull();
    await vi.waitFor(() => expect(allToasts().at(-1)?.text).toBe(sentence));
  },
);

function elsewhere() {
  localStorage.removeItem('userToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' }));
}

test('a page of admins opens to them, sends a member home and a stranger to the log-in', async () => {
  const { unmount } = await renderPage(site, { path: '/admins' });
  see('Log in for /admins');
  unmount();
  act(() => storeToken(tokenOf({ role: 'admin' })));
  const asAdmin = await renderPage(site, { path: '/admins' });
  see('The desk');
  asAdmin.unmount();
  signIn();
  await renderPage(site, { path: '/admins' });
  see(/^Home/);
});

test('a page for guests opens to a stranger and sends a member home', async () => {
  await renderPage(site, { path: '/home' });
  await press(screen.getByText('Login'));
  await press(screen.getByText('Log in for /home'));
  see(/^Home/);
  await press(screen.getByText('Login'));
  see(/^Home/);
});

test('who signs in elsewhere stays on the page for guests that they stand on', async () => {
  await renderPage(site, { path: '/login' });
  signIn();
  see(/Log in/);
});

test('when another person signs in elsewhere, what the first one has typed is gone', async () => {
  signIn('asha');
  await renderPage(site, { path: '/members' });
  const name = () => screen.getByRole<HTMLInputElement>('textbox');
  name().value = 'Asha';
  signIn('asha');
  expect(name().value).toBe('Asha');
  signIn('ravi');
  expect(name().value).toBe('');
});
