import fs from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/build/chunks.ts';
import { precompress } from './scripts/build/precompress.ts';
import { treeShakeableRouter } from './scripts/build/tree-shakeable-router.ts';

/**
 * React, its libraries and Apollo Client are bundled into the server build, in their production form,
 * because Node would load React's development build whenever NODE_ENV is not set to production.
 */
const RENDERED_ON_SERVER = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  /^react-router/,
  /^@mantine\//,
  /^@tabler\//,
  /^@apollo\/client/,
];

/** scripts/set-up/ensure-built.mjs gives each state of the sources a folder of its own. */
const outDir = process.env['BHOR_BUILD_DIR'] || 'dist';

/** The service worker carries the name of the script that pages begin with, so that a new build is a new worker. */
function entryScriptInWorker(clientDirectory: string): Plugin {
  const entryScript = () => {
    const manifest = fs.readFileSync(`${clientDirectory}/.vite/manifest.json`, 'utf8');
    const chunks = JSON.parse(manifest) as Record<string, { file: string }>;
    return `/${chunks['client/entry-client.tsx']?.file}`;
  };
  return {
    name: 'entry-script-in-worker',
    applyToEnvironment: ({ name }) => name === 'sw',
    renderChunk: (code) => code.replaceAll('__ENTRY_SCRIPT__', entryScript()),
  };
}

export default defineConfig(({ command }) => ({
  plugins: [react(), treeShakeableRouter(), entryScriptInWorker(`${outDir}/client`), precompress('client')],
  publicDir: 'client/public',
  resolve: { tsconfigPaths: true },
  // Whoever knows es2022 knows module preloads.
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: `${outDir}/client`,
        manifest: true,
        rolldownOptions: {
          input: 'client/entry-client.tsx',
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    sw: {
      consumer: 'client',
      build: {
        outDir: `${outDir}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { sw: 'client/service-worker/service-worker.ts' },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: {
        external: ['graphql'],
        noExternal: command === 'build' ? RENDERED_ON_SERVER : [],
      },
      build: {
        outDir: `${outDir}/server`,
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { main: 'server/main.ts', tool: 'scripts/database.ts' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments['client']!);
      await builder.build(builder.environments['sw']!);
      await builder.build(builder.environments['ssr']!);
    },
  },
}));
