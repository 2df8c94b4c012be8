import { act, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, renderPage } from '../test/render-page';
import { leaveBy } from './leaving';
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

/** What the browser does when the reader goes to another entry of the history. */
function stepTo(idx: number) {
  const event = new PopStateEvent('popstate', { state: { idx } });
  fireEvent(window, event);
}

const steps: number[] = [];
const heard = vi.fn();

beforeEach(() => {
  steps.length = 0;
  heard.mockClear();
  window.history.replaceState({ idx: 3 }, '');
  vi.spyOn(window.history, 'go').mockImplementation((step) => void steps.push(step ?? 0));
  window.addEventListener('popstate', heard);
});

afterEach(() => {
  window.removeEventListener('popstate', heard);
  window.history.replaceState(null, '');
});

test('a link is followed at once while nothing is unsaved', async () => {
  await open(false);
  await press(screen.getByRole('link', { name: 'Home' }));
  expect(screen.getByText('At home')).toBeTruthy();
});

test('with something unsaved a link asks first, and leads on when the reader says so', async () => {
  await open(true);
  await press(screen.getByRole('link', { name: 'Home' }));
  expect(screen.queryByText('At home')).toBeNull();
  await press(screen.getByRole('button', { name: 'Stay' }));
  expect(isAsking()).toBe(false);
  await press(screen.getByRole('link', { name: 'Home' }));
  await press(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByText('At home')).toBeTruthy();
});

test('a link that opens elsewhere is none of its business', async () => {
  // Nothing is there that the link could open.
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener('click', prevent);
  await open(true);
  await press(screen.getByRole('link', { name: 'Home in a new tab' }));
  fireEvent.click(screen.getByRole('link', { name: 'Home' }), { ctrlKey: true });
  window.removeEventListener('click', prevent);
  expect(isAsking()).toBe(false);
});

test('the back button is taken back, unheard by the router, and taken again when the reader leaves', async () => {
  await open(true);
  stepTo(2);
  expect(steps).toEqual([1]);
  stepTo(3);
  expect(heard).not.toHaveBeenCalled();
  await press(screen.getByRole('button', { name: 'Leave' }));
  expect(steps).toEqual([1, -1]);
  stepTo(2);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('who stays after the back button is asked again the next time', async () => {
  await open(true);
  stepTo(2);
  stepTo(3);
  await press(screen.getByRole('button', { name: 'Stay' }));
  stepTo(1);
  expect(steps).toEqual([1, 2]);
  expect(isAsking()).toBe(true);
});

test.each([
  [true, 'is held back'],
  [false, 'goes through'],
])('closing the tab with unsaved = %j %s', async (hasUnsaved) => {
  await open(hasUnsaved);
  const event = new Event('beforeunload', { cancelable: true });
  fireEvent(window, event);
  expect(event.defaultPrevented).toBe(hasUnsaved);
});

test('a log-out waits for the answer too, and for none once the page is left', async () => {
  const logOut = vi.fn();
  await open(true);
  act(() => leaveBy(logOut));
  expect(logOut).not.toHaveBeenCalled();
  await press(screen.getByRole('button', { name: 'Stay' }));
  act(() => leaveBy(logOut));
  await press(screen.getByRole('button', { name: 'Leave' }));
  expect(logOut).toHaveBeenCalledTimes(1);
  await press(screen.getByRole('link', { name: 'Home' }));
  await press(screen.getByRole('button', { name: 'Leave' }));
  leaveBy(logOut);
  expect(logOut).toHaveBeenCalledTimes(2);
});
