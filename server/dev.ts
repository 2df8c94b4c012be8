import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { sourcePlugins } from '../scripts/build/source-plugins';
import type { ClientParts } from './composition/app';
import type { Config } from './config';
import { run } from './run';
import type { ClientEntry, EntryAssets, PageAssets, PageRequest, PageResult } from './ssr/client-entry';

/** Exit code on which scripts/dev.mjs starts the process again. */
const RESTART = 75;
const SERVER_CODE = /^(server|common|migrations)\//;
/** Offset of the hot-reload port from the HTTP port, so that two instances can run side by side. */
const RELOAD_PORT_OFFSET = 10_000;
const ASSETS: PageAssets = {
  script: '/client/entry-client.tsx',
  styles: ['/client/styles/index.css'],
  preloads: [],
};

/** Style sheets of modules are added by Vite's scripts, so the description of REST has only those of every page. */
const sourceAssets = (entry: string): EntryAssets => ({
  script: `/client/entry-${entry}`,
  styles: ASSETS.styles,
});

const ENTRY_SCRIPT = '<script type="module"';
/** Inserted before our own script and not in the head, where Vite would put them and break React's hydration. */
const RELOAD_SCRIPTS =
  `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>` +
  '<script type="module" src="/@vite/client"></script>';

/** Runs the product from source: Vite serves and hot-reloads the client; changed server code restarts the process. */
await run(developmentClient);

async function developmentClient({ http }: Config): Promise<ClientParts> {
  const vite = await createServer({
    configFile: false,
    plugins: sourcePlugins(),
    resolve: { tsconfigPaths: true },
    publicDir: 'client/public',
    appType: 'custom',
    server: {
      middlewareMode: true,
      // Never serve the rest of the project folder: the data, the database password, the settings.
      fs: { allow: ['client', 'common', 'node_modules'], deny: ['.data/**', '.env*', '.git/**'] },
      hmr: { port: http.port + RELOAD_PORT_OFFSET },
    },
  });
  vite.watcher.on('all', (event, file) => {
    const isFile = event === 'add' || event === 'change' || event === 'unlink';
    if (isFile && SERVER_CODE.test(path.relative(process.cwd(), file))) process.exit(RESTART);
  });
  return {
    render: (request) => renderFromSource(vite, request),
    renderBusyPage: async (request) => (await sourceEntry(vite)).renderBusyPage(request),
    renderExplorer: async (request) => {
      const { renderExplorer } = await sourceEntry(vite);
      return withReloading(await renderExplorer(request, sourceAssets('explorer.tsx')));
    },
    renderApiDocs: async (request) =>
      (await sourceEntry(vite)).renderApiDocs(request, sourceAssets('api-docs.tsx')),
    findRenderAddress: async (...url) => (await sourceEntry(vite)).findRenderAddress(...url),
    site: async () => (await sourceEntry(vite)).site,
    assetsOf: () => ASSETS,
    files: (req, res, next) => vite.middlewares(req, res, next),
    hasContentSecurityPolicy: false,
  };
}

const sourceEntry = (vite: ViteDevServer) =>
  vite.ssrLoadModule('/client/entry-server.tsx') as Promise<ClientEntry>;

async function renderFromSource(vite: ViteDevServer, request: PageRequest): Promise<PageResult> {
  const { render } = await sourceEntry(vite);
  const page = await render(request);
  if (page.kind !== 'page') return page;
  return { ...page, html: withReloading(page.html) };
}

const withReloading = (html: string): string => html.replace(ENTRY_SCRIPT, RELOAD_SCRIPTS + ENTRY_SCRIPT);
