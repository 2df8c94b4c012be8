import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import type { ClientParts } from './app';
import { run } from './run';
import type { PageAssets, RenderPage } from './ssr/page-renderer';

const RESTART = 75;
const SERVER_CODE = /^(server|common|migrations)\//;
const ASSETS: PageAssets = { script: '/client/entry-client.tsx', styles: ['/client/styles/index.css'], preloads: [] };

/** The product from its sources: Vite serves the client and reloads it, a change of server code asks for a restart. */
await run(developmentClient);

async function developmentClient(): Promise<ClientParts> {
  const vite = await createServer({
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    publicDir: 'client/public',
    appType: 'custom',
    server: { middlewareMode: true },
  });
  vite.watcher.on('change', (file) => {
    if (SERVER_CODE.test(path.relative(process.cwd(), file))) process.kill(process.pid, 'SIGHUP');
  });
  process.once('SIGHUP', () => process.exit(RESTART));
  return {
    render: renderFromSource(vite),
    assetsOf: () => ASSETS,
    files: (req, res, next) => vite.middlewares(req, res, next),
    hasContentSecurityPolicy: false,
  };
}

const renderFromSource =
  (vite: ViteDevServer): RenderPage =>
  async (request) => {
    const { render } = (await vite.ssrLoadModule('/client/entry-server.tsx')) as { render: RenderPage };
    const page = await render(request);
    if (page.kind === 'redirect') return page;
    return { ...page, html: await vite.transformIndexHtml(request.url, page.html) };
  };
