import { findRenderAddress, render, renderBusyPage, site } from '#client/entry-server';
import { fakeSite } from '#server/test/fake-site';

/** The real page renderer, with fixed asset names that tests can look for. */
export const renderedClient = fakeSite({
  render,
  renderBusyPage,
  findRenderAddress,
  site: () => site,
  assetsOf: () => ({ script: '/entry.js', styles: ['/style.css'], preloads: ['/chunk.js'] }),
});
