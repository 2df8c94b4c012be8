import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../test/token';
import {
  clearToken,
  currentToken,
  dropToken,
  forgetEndedSession,
  remainingLifeMs,
  storeToken,
  useRole,
  useSession,
  useViewer,
} from './session';
import { forgetWithSession, readStored, store } from './storage';

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

beforeEach(() => sessionStorage.clear());

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

/** What a member leaves in this tab, in its memory and in what all tabs share. */
function leaveTraces() {
  store('dietDraft', '{"limitations":"Asthma"}');
  store('resetEmail', 'asha@example.com');
  store('orderKeys', '{"basic":"abc"}');
  inMemory.mockClear();
}
const inMemory = vi.fn();
forgetWithSession(inMemory);
const traces = () => [readStored('dietDraft'), readStored('resetEmail'), readStored('orderKeys')];
const expectNoTraces = () => {
  expect(traces()).toEqual([null, null, null]);
  expect(inMemory).toHaveBeenCalled();
};
const tellOfToken = () => tellTab('userToken');

test.each<[name: string, end: () => void]>([
  ['by a log-out here', clearToken],
  ['by the server', dropToken],
  ['by a log-in of somebody else', () => storeToken(tokenOf({ sub: 'ravi' }))],
  [
    'by a log-out in another tab',
    () => {
      localStorage.removeItem('userToken');
      tellOfToken();
    },
  ],
  [
    'by hand, while somebody looked elsewhere',
    () => {
      localStorage.removeItem('userToken');
      window.dispatchEvent(new Event('focus'));
    },
  ],
  [
    'while the tab was closed',
    () => {
      localStorage.removeItem('userToken');
      forgetEndedSession();
    },
  ],
])('nothing of a person is left when the session is ended %s', (_name, end) => {
  render(<Shown />);
  act(() => storeToken(tokenOf()));
  leaveTraces();
  act(end);
  expectNoTraces();
});

test('a tab that was closed meanwhile forgets its session, and leaves the next one what the tabs share', () => {
  storeToken(tokenOf());
  leaveTraces();
  // Another tab: the same person has logged out, logged in again and chosen a plan.
  localStorage.setItem('userToken', tokenOf({ sid: 'the next session' }));
  localStorage.setItem('orderKeys', '{"basic":"new"}');
  forgetEndedSession();
  expect(traces()).toEqual([null, null, '{"basic":"new"}']);
  expect(inMemory).toHaveBeenCalled();
});

test('a reload, a renewal and a look at another window leave everything in its place', () => {
  render(<Shown />);
  act(() => storeToken(tokenOf()));
  leaveTraces();
  forgetEndedSession();
  act(() => storeToken(tokenOf({ iat: 2_000_000_000 })));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(traces()).not.toContain(null);
  expect(inMemory).not.toHaveBeenCalled();
});

test('a reset of a password goes on after a reload, while nobody is logged in', () => {
  store('resetEmail', 'asha@example.com');
  forgetEndedSession();
  expect(readStored('resetEmail')).toBe('asha@example.com');
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
