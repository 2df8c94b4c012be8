import { screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../test/render-page';
import { loadablePage } from './page-loader';
// Arrives at once, before React has a reason to begin with the page again.
import '../features/legal/terms-page';

const { Page } = loadablePage('legal/terms-page', { usesApollo: false });

function Site() {
  const [isOpen, setIsOpen] = useState(false);
  const [renders, setRenders] = useState(1);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setIsOpen(true))}>
        Open
      </button>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Rendered {renders} times
      </button>
      {isOpen && <Page />}
    </>
  );
}

test('a page whose code arrives while it is rendered is not mounted again at the next change', async () => {
  await renderPage(
    <Suspense>
      <Site />
    </Suspense>,
  );
  // Within act(), React begins to render the page again, as if its code had been there before.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name: 'Open' }).click();
  const heading = await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  screen.getByRole('button', { name: 'Rendered 1 times' }).click();
  await screen.findByRole('button', { name: 'Rendered 2 times' });
  expect(heading.isConnected).toBe(true);
});
