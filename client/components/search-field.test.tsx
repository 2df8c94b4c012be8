import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './search-field';

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function searchBox(inUrl: string) {
  const write = vi.fn();
  const { result, rerender } = renderHook(
    (url: string) => useSearchText({ inUrl: url, normalise: (text) => text.trim(), write }),
    { initialProps: inUrl },
  );
  const type = (text: string) => act(() => result.current.setTyped(text));
  const clear = () => act(() => result.current.clear());
  return { write, rerender, type, clear, typed: () => result.current.typed };
}

test('the URL changes 200 ms after the last key', () => {
  const { write, type } = searchBox('');
  type('a');
  wait(199);
  type('as');
  wait(199);
  expect(write).not.toHaveBeenCalled();
  wait(1);
  expect(write.mock.calls).toEqual([['as']]);
});

test('an earlier value that reaches the URL late does not replace what is being typed', () => {
  const { type, rerender, typed } = searchBox('');
  type('as');
  wait(200);
  type('asha');
  wait(200);
  rerender('as');
  expect(typed()).toBe('asha');
  rerender('asha');
  expect(typed()).toBe('asha');
});

test('a step in the history shows its text, and does not change the URL again', () => {
  const { write, type, rerender, typed } = searchBox('');
  type('asha ');
  wait(200);
  rerender('asha');
  rerender('');
  expect(typed()).toBe('');
  wait(200);
  expect(write.mock.calls).toEqual([['asha']]);
});

test('clearing leaves the URL to the caller, who resets it together with other filters', () => {
  const { write, type, clear, rerender, typed } = searchBox('');
  type('squat');
  wait(200);
  rerender('squat');
  clear();
  rerender('');
  wait(200);
  expect(typed()).toBe('');
  expect(write.mock.calls).toEqual([['squat']]);
});
