import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadFailed } from './load-failed';

test.each([
  [true, 'Your plans did not load.'],
  [false, 'You are offline. Your plans did not load.'],
])('says why nothing was loaded, with a connection: %s', (isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(<LoadFailed message="Your plans did not load." onRetry={() => undefined} />);
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(text);
});
