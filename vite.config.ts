import fs from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/build/chunks.ts';
import { precompress } from './scripts/build/precompress.ts';
import packageJson from './package.json' with { type: 'json' };
import { sourcePlugins } from './scripts/build/source-plugins.ts';
import { treeShakeableRouter } from './scripts/build/tree-shakeable-router.ts';

/**
 * What the server build loads from node_modules. Everything else is bundled into it: the image has no other packages,
 * and Node would load React's development build whenever NODE_ENV is not set to production.
 */
const LOADED_BY_SERVER = Object.keys(packageJson.dependencies);

/** scripts/set-up/ensure-built.mjs builds each state of the sources into a folder of its own. */
const outDir = process.env['BHOR_BUILD_DIR'] || 'dist';

/** Adds the name of the entry script to the service worker, so that browsers install a new worker after each build. */
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
  plugins: [
    ...sourcePlugins(),
    treeShakeableRouter(),
    entryScriptInWorker(`${outDir}/client`),
    precompress('client'),
    precompress('developers'),
  ],
  publicDir: 'client/public',
  resolve: { tsconfigPaths: true },
  // Browsers that support ES2022 also support module preloading.
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: `${outDir}/client`,
        manifest: true,
        rolldownOptions: {
          input: 'client/entry-client.tsx',
          // Or every page would load all that the folder's index exports: a module behind it listens when it is evaluated.
          treeshake: { moduleSideEffects: [{ test: /client\/navigation\//, sideEffects: false }] },
          output: {
            codeSplitting: { groups: chunkGroups },
            // Without names: every page loads a list of all files, of which there are hundreds.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
          },
        },
      },
    },
    // A build of its own: what it shares with the site is in it again, so that no page of the site changes with it.
    developers: {
      consumer: 'client',
      build: {
        outDir: `${outDir}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/developers.json',
        // The editor, which only the explorer loads.
        chunkSizeWarningLimit: 1000,
        rolldownOptions: {
          input: ['client/entry-explorer.tsx', 'client/entry-api-docs.tsx'],
          // Keeps what an entry exports, and with it the style sheets of a page that the server renders.
          preserveEntrySignatures: 'strict',
          treeshake: { moduleSideEffects: [{ test: /client\/navigation\//, sideEffects: false }] },
          output: {
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
          },
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
        external: command === 'build' ? LOADED_BY_SERVER : ['graphql'],
        noExternal: command === 'build' ? true : [],
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
      await builder.build(builder.environments['developers']!);
      await builder.build(builder.environments['sw']!);
      await builder.build(builder.environments['ssr']!);
    },
  },
}));
