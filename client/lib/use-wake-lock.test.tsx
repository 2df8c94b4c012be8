import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock';

const Page = () => {
  useWakeLock();
  return null;
};

function offer(request: () => Promise<unknown>) {
  const asked = vi.fn(request);
  Object.defineProperty(navigator, 'wakeLock', { value: { request: asked }, configurable: true });
  return asked;
}

const settle = () => act(() => Promise.resolve());
const becomes = async (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
  await settle();
};

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

test('the screen stays on while the page is visible, again after it was hidden, and until it is left', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = offer(() => Promise.resolve({ release }));
  const { unmount } = render(<Page />);
  await settle();
  expect(request.mock.calls).toEqual([['screen']]);
  await becomes('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  await becomes('visible');
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
  await becomes('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a refusal and a browser that cannot keep the screen on are no errors', async () => {
  const request = offer(() => Promise.reject(new Error('low battery')));
  render(<Page />).unmount();
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'wakeLock');
  render(<Page />);
  await settle();
});
