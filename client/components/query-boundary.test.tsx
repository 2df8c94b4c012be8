import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { messages } from '#common/messages';
import { refusal } from '../test/refusal';
import { renderPage } from '../test/render-page';
import { QueryBoundary } from './query-boundary';

const refetch = vi.fn(() => Promise.resolve());

const open = (error: unknown) =>
  renderPage(
    <Routes>
      <Route
        path="/"
        element={
          <section>
            <h2>Devices</h2>
            <QueryBoundary query={{ loading: false, error, refetch }} loading={null} failed="Not loaded.">
              {() => <p>The data</p>}
            </QueryBoundary>
          </section>
        }
      />
      <Route path="/change-password" element={<p>Choose your own</p>} />
    </Routes>,
  );

test('trying again leaves the focus at the heading, since the button goes', async () => {
  await open(new Error('away'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
});

test('whoever has no password of their own yet is led to choose one', async () => {
  await open(refusal(messages.ownPasswordFirst, { code: 'FORBIDDEN' }));
  expect(screen.getByText('Choose your own')).toBeTruthy();
});
