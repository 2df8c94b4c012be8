import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClientOnly } from './client-only';

const page = (
  <ClientOnly>
    <p>Mine alone</p>
  </ClientOnly>
);

test('the server sends a shell that search engines leave alone, the browser draws the page in it', async () => {
  const shell = renderToString(page);
  expect(shell).not.toContain('Mine alone');
  expect(shell).toContain('noindex');
  const container = document.createElement('div');
  container.innerHTML = shell;
  await act(async () => {
    hydrateRoot(container, page);
    await Promise.resolve();
  });
  expect(container.textContent).toContain('Mine alone');
});
