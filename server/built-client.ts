import type { ClientParts } from './app';
import { staticFiles } from './http/static-files';
import { builtAssets } from './ssr/built-assets';

/** The client as the build left it in `directory`. */
export async function builtClient(directory: string): Promise<ClientParts> {
  const { render } = await import('../client/entry-server');
  return {
    render,
    assetsOf: builtAssets(directory),
    files: staticFiles(directory),
    hasContentSecurityPolicy: true,
  };
}
