import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../test/render-page';
import { expectComplaints } from '../test/set-up';
import { DataBoundary } from './data-boundary';

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

test('a failure of its content shows the error state, and trying again shows the content', async () => {
  isBroken = true;
  await renderPage(page);
  expect(expectComplaints()).not.toEqual([]);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The data')).toBeTruthy();
});

test('a page that the server drew without its data begins in the error state', async () => {
  await renderPage(page, { state: { isDataMissing: true } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The data')).toBeTruthy();
});
