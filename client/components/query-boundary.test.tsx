import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../test/refusal';
import { renderPage } from '../test/render-page';
import { QueryBoundary } from './query-boundary';

beforeEach(() => refetch.mockClear());
const refetch = vi.fn(() => Promise.resolve());

const open = (error: unknown, previousData?: object) =>
  renderPage(
    <Routes>
      <Route
        path="/"
        element={
          <section>
            <h2>Devices</h2>
            <QueryBoundary
              query={{ loading: false, error, previousData, refetch }}
              loading={null}
              failed="Not loaded."
            >
              {() => <p>The data</p>}
            </QueryBoundary>
          </section>
        }
      />
      <Route path="/change-password" element={<p>Choose your own</p>} />
    </Routes>,
  );

test('a retry moves the focus to the heading, because the button disappears', async () => {
  await open(new Error('away'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
});

test('keeps earlier data, with a notice that it may be out of date and a retry button', async () => {
  await open(new Error('away'), {});
  expect(screen.getByText('The data')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('What you see here may be out of date.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('redirects to the password change when that is required', async () => {
  await open(refusal('In whatever words.', { code: 'PASSWORD_CHANGE_REQUIRED' }));
  expect(screen.getByText('Choose your own')).toBeTruthy();
});
