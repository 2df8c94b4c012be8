import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import type { ClientParts } from './app';
import type { Config } from './config';
import { run } from './run';
import type { ClientEntry, PageAssets, PageRequest, PageResult } from './ssr/page-renderer';

/** Exit code that asks scripts/dev.mjs for a new start. */
const RESTART = 75;
const SERVER_CODE = /^(server|common|migrations)\//;
/** The socket of hot reload, this far above the HTTP port, so that two products can be worked on at once. */
const RELOAD_PORT_OFFSET = 10_000;
const ASSETS: PageAssets = {
  script: '/client/entry-client.tsx',
  styles: ['/client/styles/index.css'],
  preloads: [],
};

const ENTRY_SCRIPT = '<script type="module"';
/** Before our own script and not in the head, where Vite would put them: there React would stumble over them. */
const RELOAD_SCRIPTS =
  `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>` +
  '<script type="module" src="/@vite/client"></script>';

/** The product from its sources: Vite serves the client and reloads it, a change of server code asks for a restart. */
await run(developmentClient);

async function developmentClient({ http }: Config): Promise<ClientParts> {
  const vite = await createServer({
    configFile: false,
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    publicDir: 'client/public',
    appType: 'custom',
    server: {
      middlewareMode: true,
      // Everything else of the folder is nobody's business: the data, its password, the settings.
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
    drawnAddress: async (...url) => (await sourceEntry(vite)).drawnAddress(...url),
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
  return { ...page, html: page.html.replace(ENTRY_SCRIPT, RELOAD_SCRIPTS + ENTRY_SCRIPT) };
}
