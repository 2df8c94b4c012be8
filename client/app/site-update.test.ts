import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockLeaving } from '../navigation/leaving';
import { followUpdates } from './site-update';
import { allToasts } from '../lib/toast';

const HOUR_MS = 60 * 60 * 1000;
const OWN = '/assets/entry-client-1.js';

const update = vi.fn(() => Promise.resolve());
const container = Object.assign(new EventTarget(), {
  register: vi.fn(() => Promise.resolve()),
  getRegistration: () => Promise.resolve({ update }),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const takeOver = (entryScript: string) =>
  container.dispatchEvent(new MessageEvent('message', { data: { entryScript } }));

test('offers the update once, and only for a worker of another version, without reloading by itself', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  followUpdates(OWN);
  expect(container.register).toHaveBeenCalledWith('/sw.js');
  const before = allToasts().length;
  takeOver(OWN);
  expect(allToasts()).toHaveLength(before);
  takeOver('/assets/entry-client-2.js');
  takeOver('/assets/entry-client-3.js');
  expect(allToasts().slice(before)).toMatchObject([{ text: 'Update ready', action: { label: 'Reload' } }]);
  expect(reload).not.toHaveBeenCalled();

  const unblock = blockLeaving(() => undefined);
  allToasts().at(-1)?.action?.run();
  expect(reload, 'something is unsaved').not.toHaveBeenCalled();
  unblock();
  allToasts().at(-1)?.action?.run();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('checks for an update when a tab is shown again after an hour, but not before', async () => {
  followUpdates(OWN);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(update).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(update).toHaveBeenCalled());
});

test('does nothing in a browser without service workers', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'serviceWorker');
  expect(() => followUpdates(OWN)).not.toThrow();
});
