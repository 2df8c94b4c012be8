import type { ClientParts } from '../composition/app';

/** Replaces the built site: each page redirects to /home, unless other parts are given. */
export const fakeSite = (parts: Partial<ClientParts> = {}): ClientParts => ({
  render: () => Promise.resolve({ kind: 'redirect', status: 302, location: '/home' }),
  renderBusyPage: ({ nonce }) => Promise.resolve(`<p nonce="${nonce}">busy</p>`),
  renderExplorer: ({ nonce }) => Promise.resolve(`<p nonce="${nonce}">explorer</p>`),
  renderApiDocs: ({ api }) => Promise.resolve(`<p>${Object.keys(api.paths).length} paths</p>`),
  findRenderAddress: (address) => ({ address, isCacheable: true }),
  site: () => ({ listedPages: [], disallowedPaths: [], manifest: () => ({}) }),
  assetsOf: () => ({ script: '/entry.js', styles: [], preloads: [] }),
  files: (_req, _res, next) => next(),
  hasContentSecurityPolicy: true,
  ...parts,
});
