import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const consoleErrors: unknown[][] = [];

/** React and Apollo report errors on the console; a test with an unexpected one fails. */
beforeEach(() => {
  consoleErrors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void consoleErrors.push(parts));
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(consoleErrors).toEqual([]);
});

/** Returns and clears the recorded errors, for tests of error boundaries: React reports every error that they catch. */
export function takeConsoleErrors(): unknown[][] {
  return consoleErrors.splice(0);
}
