import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { studioFacts } from '#common/settings/studio-facts';
import { setStudio } from '#common/studio';
import { findLabelsQuickly } from './labels';

setStudio(studioFacts(defaultSettings));

findLabelsQuickly();

// Code of a page is loaded when a test opens it, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const consoleErrors: unknown[][] = [];

/** There is no network in tests. Permanent, since prefetching may continue after the test that started it. */
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** There is no layout either. */
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** React and Apollo report errors on the console; a test with an unexpected one fails. */
beforeEach(() => {
  consoleErrors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void consoleErrors.push(parts));
  localStorage.clear();
});

// Test files share the globals, the clock and the address.
afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(consoleErrors).toEqual([]);
});

/** Returns and clears the recorded errors, for tests of error boundaries: React reports every error that they catch. */
export function takeConsoleErrors(): unknown[][] {
  return consoleErrors.splice(0);
}
