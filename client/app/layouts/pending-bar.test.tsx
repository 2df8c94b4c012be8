import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MAIN_ID } from '../../lib/main-id';
import { beginWait } from '../../lib/pending';
import { Skeleton } from '../../components/skeleton';
import { PendingBar } from './pending-bar';

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
function begin(): () => void {
  let end = () => {};
  act(() => void (end = beginWait()));
  return end;
}
const main = () => document.getElementById(MAIN_ID)!;

test('announces only waits of 150 ms and more, to avoid flicker', () => {
  render(
    <main id={MAIN_ID}>
      <PendingBar />
    </main>,
  );
  const endFirst = begin();
  wait(149);
  act(() => void endFirst());
  wait(500);
  expect(screen.getByRole('status').textContent).toBe('');

  const endSecond = begin();
  const endThird = begin();
  wait(150);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(main().getAttribute('aria-busy')).toBe('true');
  act(() => void endSecond());
  expect(screen.getByRole('status').textContent).toBe('Loading');
  act(() => void endThird());
  expect(screen.getByRole('status').textContent).toBe('');
  expect(main().getAttribute('aria-busy')).toBeNull();
});

test('announces several parts that load at the same time only once', () => {
  render(
    <main id={MAIN_ID}>
      <PendingBar />
      <Skeleton>Orders</Skeleton>
      <Skeleton>Receipts</Skeleton>
    </main>,
  );
  wait(150);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Loading']);
});
