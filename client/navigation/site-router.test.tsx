import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MAIN_ID } from '../lib/main-id';
import { isWaiting } from '../lib/pending';
import { useScrollRestoration } from './scroll-restoration';
import { matchPage, preparePage } from '../app/routes';
import { SiteRouter } from './site-router';

const ask = vi.fn(() => Promise.resolve(Response.json({ data: {} })));
const scrollTo = vi.fn();
let arrive: () => void = () => undefined;
const Slow = lazy(
  () =>
    new Promise<{ default: () => string }>((resolve) => {
      arrive = () => resolve({ default: () => 'It is here' });
    }),
);

function Site() {
  useScrollRestoration();
  return (
    <main id={MAIN_ID}>
      <Link to="/why-join">Why join</Link>
      <Link to="/photos#no-such-part">Photos</Link>
      <Suspense fallback="A skeleton">
        <Routes>
          <Route path="/why-join" element={<Slow />} />
          <Route path="*" element="Elsewhere" />
        </Routes>
      </Suspense>
    </main>
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState(null, '', '/home');
  render(
    <SiteRouter prepare={preparePage}>
      <Site />
    </SiteRouter>,
  );
  scrollTo.mockClear();
});

test('without a view transition, loads code and data in parallel and waits until the page is rendered', async () => {
  // The test browser has no view transitions.
  const preload = vi.spyOn(matchPage('/why-join')!, 'preload').mockReturnValue(new Promise(() => {}));
  fireEvent.click(screen.getByText('Why join'));
  // Loading starts only after the press has been handled.
  expect(preload).not.toHaveBeenCalled();
  await waitFor(() => expect(preload).toHaveBeenCalledTimes(1));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/why-join');
  expect(isWaiting()).toBe(true);
  await act(async () => arrive());
  await screen.findByText('It is here');
  expect(isWaiting()).toBe(false);
});

test('scrolls a new page to the top, even if it lacks the anchor in its address', () => {
  fireEvent.click(screen.getByText('Photos'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test.each([
  [true, 0],
  [false, 1],
])('back is animated unless the browser has done it: %s', async (hasUAVisualTransition, transitions) => {
  fireEvent.click(screen.getByText('Photos'));
  const startViewTransition = vi.fn((update: () => Promise<void>) => {
    const finished = update();
    return { ready: finished, finished };
  });
  Object.assign(document, { startViewTransition });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('CSS', { escape: JSON.stringify });
  onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'));
  window.history.replaceState(null, '', '/home');
  const step = new PopStateEvent('popstate');
  Object.defineProperty(step, 'hasUAVisualTransition', { value: hasUAVisualTransition });
  await act(async () => void window.dispatchEvent(step));
  await waitFor(() => expect(isWaiting()).toBe(false));
  expect(startViewTransition).toHaveBeenCalledTimes(transitions);
});
