import type { ClientParts } from './composition/app';
import { staticFiles } from './http/static-files';
import { builtAssets } from './ssr/built-assets';

/** Loads the client that was built into `directory`. */
export async function builtClient(directory: string): Promise<ClientParts> {
  const { render, renderBusyPage, findRenderAddress, site } = await import('../client/entry-server');
  return {
    render,
    renderBusyPage,
    findRenderAddress,
    site: () => site,
    assetsOf: builtAssets(directory),
    files: staticFiles(directory),
    hasContentSecurityPolicy: true,
  };
}
