import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../test/refusal';
import { useAction, useOneAtATime } from './use-action';

const open = () => renderHook(() => useAction('Failed.')).result;

test('ignores a second action while the first one runs', async () => {
  const result = open();
  let finish: (message: string) => void = () => {};
  const first = () => new Promise<string>((resolve) => (finish = resolve));
  const second = vi.fn(() => Promise.resolve('Second'));
  act(() => void result.current.run(first));
  expect(result.current.isBusy).toBe(true);
  await act(() => result.current.run(second));
  await act(() => Promise.resolve(finish('First')));
  expect(second).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ isBusy: false, notice: { message: 'First' }, tone: 'success' });
});

test.each([
  [
    refusal('Too many attempts.', { code: 'RATE_LIMITED' }),
    { message: 'Too many attempts.', code: 'RATE_LIMITED' },
  ],
  [new Error('A bug'), { message: 'Failed.', code: undefined }],
])('shows the server’s message, or the fallback: %#', async (error, notice) => {
  const result = open();
  await act(() => result.current.run(() => Promise.reject(error)));
  expect(result.current).toMatchObject({ isBusy: false, notice, tone: 'failure' });
});

test('an action without a message removes the previous outcome', async () => {
  const result = open();
  await act(() => result.current.run(() => Promise.resolve('Done')));
  await act(() => result.current.run(() => Promise.resolve(undefined)));
  expect(result.current.notice).toBeNull();
});

test('the outcome of the action before is gone while the next one runs', async () => {
  const result = open();
  await act(() => result.current.run(() => Promise.reject(new Error('A bug'))));
  act(() => void result.current.run(() => new Promise<never>(() => {})));
  expect(result.current).toMatchObject({ isBusy: true, notice: null });
});

test('runs the next action after one that throws', async () => {
  const { result } = renderHook(() => useOneAtATime());
  await act(() =>
    expect(result.current.run(() => Promise.reject(new Error('A bug')))).rejects.toThrow('A bug'),
  );
  expect(result.current.isBusy).toBe(false);
  const next = vi.fn(() => Promise.resolve());
  await act(() => result.current.run(next));
  expect(next).toHaveBeenCalledTimes(1);
});
