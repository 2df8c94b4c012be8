import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../test/token';
import {
  clearToken,
  currentToken,
  expireSession,
  forgetEndedSession,
  remainingLifeMs,
  storeToken,
  useRole,
  useSession,
  useViewer,
} from './session';
import { onSessionEnd, readStored, store } from './storage';

function Shown() {
  const session = useSession();
  const viewer = useViewer();
  const role = useRole();
  return (
    <p>
      {session} {viewer?.id} {role}
    </p>
  );
}

const shown = () => screen.getByRole('paragraph').textContent?.trim();

/** The event that the browser fires in the other tabs; without a key the whole storage was cleared. */
const fireStorageEvent = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

beforeEach(() => sessionStorage.clear());

test('the session is unknown on the server', () => {
  localStorage.setItem('userToken', tokenOf());
  expect(renderToString(<Shown />)).toContain('unknown');
});

test('shows a log-in and a log-out at once in this tab', () => {
  render(<Shown />);
  expect(shown()).toBe('signed-out');
  act(() => storeToken(tokenOf({ sub: 'meera', role: 'admin' })));
  expect(shown()).toBe('signed-in meera admin');
  expect(localStorage.getItem('userToken')).toBe(currentToken());
  act(() => clearToken());
  expect(shown()).toBe('signed-out');
  expect(localStorage.getItem('userToken')).toBeNull();
});

test('follows changes to the token in another tab, and the clearing of the whole storage', () => {
  render(<Shown />);
  localStorage.setItem('userToken', tokenOf({ sub: 'ravi' }));
  fireStorageEvent('userToken');
  expect(shown()).toBe('signed-in ravi user');
  localStorage.clear();
  fireStorageEvent(null);
  expect(shown()).toBe('signed-out');
});

test('reads the token again when the page is restored from the back-forward cache', () => {
  act(() => storeToken(tokenOf()));
  render(<Shown />);
  localStorage.clear();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(shown()).toBe('signed-out');
});

/** Stores what a member leaves in this tab, in memory, and in the storage that all tabs share. */
function storePersonalData() {
  store('dietDraft', '{"limitations":"Asthma"}');
  store('resetEmail', 'asha@example.com');
  store('orderKeys', '{"basic":"abc"}');
  inMemory.mockClear();
}
const inMemory = vi.fn();
onSessionEnd(inMemory);
const personalData = () => [readStored('dietDraft'), readStored('resetEmail'), readStored('orderKeys')];
const expectNoPersonalData = () => {
  expect(personalData()).toEqual([null, null, null]);
  expect(inMemory).toHaveBeenCalled();
};

test.each<[name: string, end: () => void]>([
  ['by a log-out here', clearToken],
  ['by the server', expireSession],
  ['by a log-in of another person', () => storeToken(tokenOf({ sub: 'ravi' }))],
  [
    'by a log-out in another tab',
    () => {
      localStorage.removeItem('userToken');
      fireStorageEvent('userToken');
    },
  ],
  [
    'by clearing the storage, while another window had the focus',
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
])('clears all personal data when the session is ended %s', (_name, end) => {
  render(<Shown />);
  act(() => storeToken(tokenOf()));
  storePersonalData();
  act(end);
  expectNoPersonalData();
});

test('a reopened tab clears its own data, but not the shared data of the next session', () => {
  storeToken(tokenOf());
  storePersonalData();
  // Another tab: the same person has logged out, logged in again and chosen a plan.
  localStorage.setItem('userToken', tokenOf({ sid: 'the next session' }));
  localStorage.setItem('orderKeys', '{"basic":"new"}');
  forgetEndedSession();
  expect(personalData()).toEqual([null, null, '{"basic":"new"}']);
  expect(inMemory).toHaveBeenCalled();
});

test('keeps personal data after a reload, a renewal and a change of the focused window', () => {
  render(<Shown />);
  act(() => storeToken(tokenOf()));
  storePersonalData();
  forgetEndedSession();
  act(() => storeToken(tokenOf({ iat: 2_000_000_000 })));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(personalData()).not.toContain(null);
  expect(inMemory).not.toHaveBeenCalled();
});

test('a password reset continues after a reload while signed out', () => {
  store('resetEmail', 'asha@example.com');
  forgetEndedSession();
  expect(readStored('resetEmail')).toBe('asha@example.com');
});

test.each(['', 'a token', 'a.b.c', 'a.e30.c', `a.${btoa('{"sub":"x","role":"owner","iat":1,"exp":2}')}.c`])(
  'ignores a stored token that is not valid (%j)',
  (token) => {
    localStorage.setItem('userToken', token);
    render(<Shown />);
    expect(shown()).toBe('signed-out');
    expect(currentToken()).toBeNull();
  },
);

test("measures the remaining life of a token by the server's clock", () => {
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

test('without access to storage, a session lasts as long as the document', () => {
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
