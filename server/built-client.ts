import type { ClientParts } from './composition/app';
import { staticFiles } from './http/static-files';
import { builtAssets, developerAssets } from './ssr/built-assets';

/** Loads the client that was built into `directory`. */
export async function builtClient(directory: string): Promise<ClientParts> {
  const entry = await import('../client/entry-server');
  const { render, renderBusyPage, findRenderAddress, site } = entry;
  const { explorer, apiDocs } = developerAssets(directory);
  return {
    render,
    renderBusyPage,
    renderExplorer: (request) => entry.renderExplorer(request, explorer),
    renderApiDocs: (request) => entry.renderApiDocs(request, apiDocs),
    findRenderAddress,
    site: () => site,
    assetsOf: builtAssets(directory),
    files: staticFiles(directory),
    hasContentSecurityPolicy: true,
  };
}
