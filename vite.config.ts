import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

export default defineConfig(({ command }) => ({
  plugins: [react()],
  publicDir: 'client/public',
  resolve: { tsconfigPaths: true },
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        outDir: `${outDir}/client`,
        manifest: true,
        rolldownOptions: { input: 'client/entry-client.tsx' },
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
      await builder.build(builder.environments['ssr']!);
    },
  },
}));
