import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const complaints: unknown[][] = [];

/** React and Apollo report faults on the console; a test that did not expect one fails. */
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void complaints.push(parts));
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});

/** For a test in which an error boundary does its work: React reports what it caught. */
export function expectComplaints(): unknown[][] {
  return complaints.splice(0);
}
