import { act, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, renderPage } from '../test/render-page';
import { requestLeaving } from './leaving';
import { useUnsavedGuard } from './use-unsaved-guard';

function Editor({ hasUnsaved }: { hasUnsaved: boolean }) {
  const { isAsking, stay, leave } = useUnsavedGuard(hasUnsaved);
  return (
    <>
      <Link to="/home">Home</Link>
      <Link to="/home" target="_blank" rel="noreferrer">
        Home in a new tab
      </Link>
      {isAsking && (
        <>
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </>
      )}
    </>
  );
}

const open = (hasUnsaved: boolean) =>
  renderPage(
    <Routes>
      <Route path="/" element={<Editor hasUnsaved={hasUnsaved} />} />
      <Route path="/home" element={<p>At home</p>} />
    </Routes>,
  );

const isAsking = () => screen.queryByRole('button', { name: 'Leave' }) !== null;

/** Fires the event of the browser when the user goes to another history entry. */
function stepTo(idx: number) {
  const event = new PopStateEvent('popstate', { state: { idx } });
  fireEvent(window, event);
}

const steps: number[] = [];
const routerListener = vi.fn();

beforeEach(() => {
  steps.length = 0;
  routerListener.mockClear();
  window.history.replaceState({ idx: 3 }, '');
  vi.spyOn(window.history, 'go').mockImplementation((step) => void steps.push(step ?? 0));
  window.addEventListener('popstate', routerListener);
});

afterEach(() => {
  window.removeEventListener('popstate', routerListener);
  window.history.replaceState(null, '');
});

test('follows a link at once without unsaved changes', async () => {
  await open(false);
  await press(screen.getByRole('link', { name: 'Home' }));
  expect(screen.getByText('At home')).toBeTruthy();
});

test('with unsaved changes asks before following a link', async () => {
  await open(true);
  await press(screen.getByRole('link', { name: 'Home' }));
  expect(screen.queryByText('At home')).toBeNull();
  await press(screen.getByRole('button', { name: 'Stay' }));
  expect(isAsking()).toBe(false);
  await press(screen.getByRole('link', { name: 'Home' }));
  await press(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByText('At home')).toBeTruthy();
});

test('ignores links that open in another tab', async () => {
  // The test browser cannot open another tab.
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener('click', prevent);
  await open(true);
  await press(screen.getByRole('link', { name: 'Home in a new tab' }));
  fireEvent.click(screen.getByRole('link', { name: 'Home' }), { ctrlKey: true });
  window.removeEventListener('click', prevent);
  expect(isAsking()).toBe(false);
});

test('undoes a step back without the router noticing, and repeats it when the user leaves', async () => {
  await open(true);
  stepTo(2);
  expect(steps).toEqual([1]);
  stepTo(3);
  expect(routerListener).not.toHaveBeenCalled();
  await press(screen.getByRole('button', { name: 'Leave' }));
  expect(steps).toEqual([1, -1]);
  stepTo(2);
  expect(routerListener).toHaveBeenCalledTimes(1);
});

test('asks again on the next step back after the user has stayed', async () => {
  await open(true);
  stepTo(2);
  stepTo(3);
  await press(screen.getByRole('button', { name: 'Stay' }));
  stepTo(1);
  expect(steps).toEqual([1, 2]);
  expect(isAsking()).toBe(true);
});

test.each([
  [true, 'asks first'],
  [false, 'closes it at once'],
])('closing the tab with unsaved = %j %s', async (hasUnsaved) => {
  await open(hasUnsaved);
  const event = new Event('beforeunload', { cancelable: true });
  fireEvent(window, event);
  expect(event.defaultPrevented).toBe(hasUnsaved);
});

test('asks before a log-out too, but no longer once the page has been left', async () => {
  const logOut = vi.fn();
  await open(true);
  act(() => requestLeaving(logOut));
  expect(logOut).not.toHaveBeenCalled();
  await press(screen.getByRole('button', { name: 'Stay' }));
  act(() => requestLeaving(logOut));
  await press(screen.getByRole('button', { name: 'Leave' }));
  expect(logOut).toHaveBeenCalledTimes(1);
  await press(screen.getByRole('link', { name: 'Home' }));
  await press(screen.getByRole('button', { name: 'Leave' }));
  requestLeaving(logOut);
  expect(logOut).toHaveBeenCalledTimes(2);
});
