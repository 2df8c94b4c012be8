import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockLeaving } from '../../navigation/leaving';
import { currentToken, storeToken } from '../../lib/session';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { MobileMenu } from './mobile-menu';
import { UserMenu } from './user-menu';

const answer = vi.fn(async () => Response.json({ data: { signOut: { message: 'Logged out' } } }));
beforeEach(() => void vi.stubGlobal('fetch', answer));
afterEach(() => void answer.mockClear());

const button = () => screen.getByRole('button', { name: 'Account' });
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const isOpen = () => screen.queryByRole('menu') !== null;
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const focused = () => document.activeElement?.textContent;

async function open(token?: string) {
  if (token) storeToken(token);
  await renderPage(<UserMenu />);
  await press(button());
}

test('offers the log-in to signed-out visitors, and their own pages and the log-out to members', async () => {
  await open();
  expect(items()).toEqual(['Sign In']);
  expect(screen.getByRole('menuitem').getAttribute('href')).toBe('/login');
  act(() => storeToken(tokenOf()));
  expect(items().sort()).toEqual([
    ...['Logout', 'My progress', 'Pass plans', 'Reviews', 'Workout planner'],
    ...['Your account', 'Your membership', 'Your profile'],
  ]);
});

test('the menu of narrow windows has the same entries', async () => {
  await renderPage(<MobileMenu onToggle={() => undefined} />);
  const entries = () =>
    [...screen.getByRole('group', { name: 'Account' }).children].map((entry) => entry.textContent);
  expect(entries()).toEqual(['Sign In']);
  act(() => storeToken(tokenOf()));
  const inNarrowWindows = entries();
  await open();
  expect(inNarrowWindows).toEqual(items());
  act(() => storeToken(tokenOf({ role: 'admin' })));
  expect(screen.queryByRole('group', { name: 'Account' })).toBeNull();
});

test('the button is marked as expanded while the menu is open, and the first item gets the focus', async () => {
  await renderPage(<UserMenu />);
  expect(isOpen()).toBe(false);
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await press(button());
  expect(isOpen()).toBe(true);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Sign In');
  await press(button());
  expect(isOpen()).toBe(false);
});

test('arrow keys open the menu and cycle through its items', async () => {
  storeToken(tokenOf());
  await renderPage(<UserMenu />);
  button().focus();
  key('ArrowUp');
  expect(focused()).toBe('Logout');
  for (const item of items()) {
    key('ArrowDown');
    expect(focused()).toBe(item);
  }
  key('Home');
  key('End');
  expect(focused()).toBe('Logout');
  key('ArrowUp');
  key('Home');
  expect(focused()).toBe(items()[0]);
  key('ArrowUp');
  expect(focused()).toBe('Logout');
});

test('Esc closes the menu and returns the focus to the button', async () => {
  await open();
  key('Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('the menu closes 200 ms after the focus has left it, unless the focus comes back', async () => {
  await open();
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  act(() => (document.activeElement as HTMLElement).blur());
  pass(199);
  expect(isOpen()).toBe(true);
  act(() => screen.getByRole('menuitem').focus());
  pass(300);
  expect(isOpen()).toBe(true);
  act(() => (document.activeElement as HTMLElement).blur());
  pass(200);
  expect(isOpen()).toBe(false);
});

test('Logout signs out at once, even if the request fails, and sends the former token with it', async () => {
  const token = tokenOf();
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open(token);
  await press(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(localStorage.getItem('userToken')).toBeNull();
  expect(isOpen()).toBe(false);
  const [, init] = (answer.mock.calls as unknown as [string, RequestInit][])[0] ?? [];
  expect(init?.keepalive).toBe(true);
  expect(new Headers(init?.headers).get('Authorization')).toBe(`Bearer ${token}`);
  expect(JSON.parse(init?.body as string)).toMatchObject({ operationName: 'SignOut' });
});

test.each(['front_desk', 'admin'] as const)(
  'the icon is a link to the dashboard for the role %s',
  async (role) => {
    storeToken(tokenOf({ role }));
    await renderPage(<UserMenu />);
    expect(screen.getByTitle('Open admin').getAttribute('href')).toBe('/admin-dashboard');
    expect(screen.queryByRole('button')).toBeNull();
    act(() => storeToken(tokenOf()));
    expect(screen.queryByTitle('Open admin')).toBeNull();
    expect(button()).toBeTruthy();
  },
);

test('asks before a log-out from a page with unsaved changes', async () => {
  let leave = () => {};
  const unblock = blockLeaving((proceed) => (leave = proceed));
  await open(tokenOf());
  await press(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(currentToken()).not.toBeNull();
  await act(async () => leave());
  expect(currentToken()).toBeNull();
  unblock();
});
