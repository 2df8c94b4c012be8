import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../test/refusal';
import { press, renderPage } from '../test/render-page';
import { QueryBoundary } from './query-boundary';

beforeEach(() => refetch.mockClear());
const refetch = vi.fn(() => Promise.resolve());

interface Query {
  data?: object;
  variables?: object;
  error?: unknown;
}

/** A section whose query returns one result after the other, each when "Next" is pressed. */
function Devices({ results }: { results: Query[] }) {
  const [position, setPosition] = useState(0);
  return (
    <section>
      <h2>Devices</h2>
      <QueryBoundary
        query={{ loading: false, refetch, ...results[position] }}
        loading={null}
        failed="Not loaded."
      >
        {() => <p>The data</p>}
      </QueryBoundary>
      <button onClick={() => setPosition(position + 1)}>Next</button>
    </section>
  );
}

async function open(...results: Query[]) {
  await renderPage(
    <Routes>
      <Route path="/" element={<Devices results={results} />} />
      <Route path="/change-password" element={<p>Choose your own</p>} />
    </Routes>,
  );
  for (const _ of results.slice(1)) await press(screen.getByRole('button', { name: 'Next' }));
}

const away = new Error('away');

test('a retry moves the focus to the heading, because the button disappears', async () => {
  await open({ error: away });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
});

test('keeps earlier data, with a notice that it may be out of date and a retry button', async () => {
  await open({ data: {} }, { error: away });
  expect(screen.getByText('The data')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('What you see here may be out of date.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('does not keep the data of another question', async () => {
  await open({ data: {}, variables: { year: 2025 } }, { error: away, variables: { year: 2026 } });
  expect(screen.queryByText('The data')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Not loaded.');
});

test('redirects to the password change when that is required', async () => {
  await open({ error: refusal('In whatever words.', { code: 'PASSWORD_CHANGE_REQUIRED' }) });
  expect(screen.getByText('Choose your own')).toBeTruthy();
});
