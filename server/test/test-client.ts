import type { ClientParts } from '../composition/app';

/** A client without pages and files, except for the given parts. */
export const testClient = (parts: Partial<ClientParts> = {}): ClientParts => ({
  render: () => Promise.resolve({ kind: 'redirect', status: 302, location: '/home' }),
  renderBusyPage: ({ nonce }) => Promise.resolve(`<p nonce="${nonce}">busy</p>`),
  findRenderAddress: (address) => ({ address, isCacheable: true }),
  site: () => ({ listedPages: [], disallowedPaths: [], manifest: {} }),
  assetsOf: () => ({ script: '/entry.js', styles: [], preloads: [] }),
  files: (_req, _res, next) => next(),
  hasContentSecurityPolicy: true,
  ...parts,
});
