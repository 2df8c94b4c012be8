import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EMPTY_STATE } from '../test/render-page';
import { ClientOnly } from './client-only';
import { Hydration } from './hydration';
import { PageStateProvider } from './page-state-provider';

const page = (
  <MemoryRouter initialEntries={['/account']}>
    <PageStateProvider value={EMPTY_STATE}>
      <Hydration>
        <ClientOnly>
          <p>Mine alone</p>
        </ClientOnly>
      </Hydration>
    </PageStateProvider>
  </MemoryRouter>
);

test('without JavaScript the shell explains what to do and links to the log-in', () => {
  const shell = renderToString(page);
  expect(shell).toContain('Log in or register to open this page.');
  expect(shell).toContain('href="/login?next=%2Faccount"');
});

test('the server sends a shell with share tags, and the browser renders the page after hydration', async () => {
  const shell = renderToString(page);
  expect(shell).not.toContain('Mine alone');
  expect(shell).toContain('<meta property="og:url" content="http://studio.example/account"/>');
  const container = document.createElement('div');
  container.innerHTML = shell;
  await act(async () => {
    hydrateRoot(container, page);
    await Promise.resolve();
  });
  expect(container.textContent).toContain('Mine alone');
});
