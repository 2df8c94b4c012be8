import { drawnAddress, render, site } from '#client/entry-server';
import { testClient } from '#server/test/test-client';

/** The client as it draws its pages, with files by names that a test can look for. */
export const renderedClient = testClient({
  render,
  drawnAddress,
  site: () => site,
  assetsOf: () => ({ script: '/entry.js', styles: ['/style.css'], preloads: ['/chunk.js'] }),
});
