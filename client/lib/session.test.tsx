import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { tokenOf } from '../test/token';
import {
  clearToken,
  currentToken,
  remainingLifeMs,
  storeToken,
  useRole,
  useSession,
  useViewer,
} from './session';

function Shown() {
  return (
    <p>
      {useSession()} {useViewer()?.id} {useRole()}
    </p>
  );
}

const shown = () => screen.getByRole('paragraph').textContent?.trim();

/** What a browser tells the other tabs. */
const tellTab = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

test('the server does not know who reads', () => {
  localStorage.setItem('userToken', tokenOf());
  expect(renderToString(<Shown />)).toContain('unknown');
});

test('a log-in and a sign-out show at once in this tab', () => {
  render(<Shown />);
  expect(shown()).toBe('signed-out');
  act(() => storeToken(tokenOf({ sub: 'meera', role: 'admin' })));
  expect(shown()).toBe('signed-in meera admin');
  expect(localStorage.getItem('userToken')).toBe(currentToken());
  act(() => clearToken());
  expect(shown()).toBe('signed-out');
  expect(localStorage.getItem('userToken')).toBeNull();
});

test('what another tab does to the token shows here, a clearing of everything too', () => {
  render(<Shown />);
  localStorage.setItem('userToken', tokenOf({ sub: 'ravi' }));
  tellTab('userToken');
  expect(shown()).toBe('signed-in ravi user');
  localStorage.clear();
  tellTab(null);
  expect(shown()).toBe('signed-out');
});

test('a page that comes back from the memory of the browser looks again', () => {
  act(() => storeToken(tokenOf()));
  render(<Shown />);
  localStorage.clear();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(shown()).toBe('signed-out');
});

test.each(['', 'a token', 'a.b.c', 'a.e30.c', `a.${btoa('{"sub":"x","role":"owner","iat":1,"exp":2}')}.c`])(
  'what is stored as a token and is none of ours (%j) signs nobody in',
  (token) => {
    localStorage.setItem('userToken', token);
    render(<Shown />);
    expect(shown()).toBe('signed-out');
    expect(currentToken()).toBeNull();
  },
);

test('the end of a token is told by the clock of the server that wrote it', () => {
  vi.useFakeTimers({ now: 2_000_000_000_000 });
  const hourAhead = 2_000_000_000 + 3600;
  const token = tokenOf({ iat: hourAhead, exp: hourAhead + 900 });
  storeToken(token);
  expect(remainingLifeMs(token)).toBe(900_000);
  vi.advanceTimersByTime(60_000);
  expect(remainingLifeMs(token)).toBe(840_000);
  storeToken(tokenOf());
  vi.useRealTimers();
});

test('where the browser keeps nothing, a session lives as long as the document', () => {
  const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<Shown />);
  act(() => storeToken(tokenOf()));
  expect(shown()).toBe('signed-in asha user');
  act(() => clearToken());
  expect(shown()).toBe('signed-out');
  denied.mockRestore();
});
