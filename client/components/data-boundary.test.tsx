import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAttemptKey, DataBoundary } from './data-boundary';
import { Link } from '../navigation/navigation';
import { press, renderPage } from '../test/render-page';
import { takeConsoleErrors } from '../test/set-up';

let isBroken = false;

function Fragile() {
  const [text] = useState('The data');
  if (isBroken) throw new Error('no data');
  return <p>{text}</p>;
}

const page = (
  <DataBoundary loading={<p>Wait</p>} failed={(retry) => <button onClick={retry}>Try again</button>}>
    <Fragile />
  </DataBoundary>
);

test('shows the error state when the content fails, and the content after a retry', async () => {
  isBroken = true;
  await renderPage(page);
  expect(takeConsoleErrors()).not.toEqual([]);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The data')).toBeTruthy();
});

test('starts in the error state on a page that the server rendered without its data', async () => {
  await renderPage(page, { state: { isDataMissing: true } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The data')).toBeTruthy();
});

const site = (
  <>
    <Link to="/home">Home</Link>
    <Link to="/our-blog">Blog</Link>
    <Routes>
      <Route path="/home" element={<p>At home</p>} />
      <Route path="/our-blog" element={page} />
    </Routes>
  </>
);

test('leaves the error state that the server rendered with the first navigation', async () => {
  isBroken = false;
  await renderPage(site, { path: '/our-blog', state: { isDataMissing: true } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await press(screen.getByRole('link', { name: 'Home' }));
  await press(screen.getByRole('link', { name: 'Blog' }));
  expect(screen.getByText('The data')).toBeTruthy();
});

let failedKeys: number[] = [];

/** Represents a query, whose failure is cached under its key. */
function FailsWithKey() {
  const key = useAttemptKey();
  if (isBroken) failedKeys.push(key);
  if (failedKeys.includes(key)) throw new Error('no data');
  return <p>The data</p>;
}

test('a later page repeats a query that failed before', async () => {
  isBroken = true;
  failedKeys = [];
  const boundary = (
    <DataBoundary loading={null} failed={() => <p>Failed</p>}>
      <FailsWithKey />
    </DataBoundary>
  );
  const { unmount } = await renderPage(boundary);
  expect(screen.getByText('Failed')).toBeTruthy();
  unmount();
  expect(takeConsoleErrors()).not.toEqual([]);
  isBroken = false;
  await renderPage(boundary);
  expect(screen.getByText('The data')).toBeTruthy();
});
