import { findRenderAddress, render, renderBusyPage, site } from '#client/entry-server';
import { testClient } from '#server/test/test-client';

/** The real page renderer, with fixed asset names that tests can look for. */
export const renderedClient = testClient({
  render,
  renderBusyPage,
  findRenderAddress,
  site: () => site,
  assetsOf: () => ({ script: '/entry.js', styles: ['/style.css'], preloads: ['/chunk.js'] }),
});
