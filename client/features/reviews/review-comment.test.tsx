import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReviewComment } from './review-comment';

let notify = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notify = callback;
      }
      observe = () => notify();
      disconnect = () => {};
    },
  );
});

function layOut({ needed, given }: { needed: number; given: number }) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(needed);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(given);
}

test('a comment that fits has no button', () => {
  layOut({ needed: 96, given: 96 });
  render(<ReviewComment text="Short" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a truncated comment can be expanded and collapsed', () => {
  layOut({ needed: 240, given: 144 });
  render(<ReviewComment text="Long" />);
  fireEvent.click(screen.getByRole('button', { name: 'Read all' }));
  // Expanded, the text is not truncated.
  layOut({ needed: 240, given: 240 });
  act(() => notify());
  const less = screen.getByRole('button', { name: 'Show less' });
  expect(less.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(less);
  layOut({ needed: 240, given: 144 });
  act(() => notify());
  expect(screen.getByRole('button', { name: 'Read all' }).getAttribute('aria-expanded')).toBe('false');
});
