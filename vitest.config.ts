import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Tests that start processes, and keep what belongs to them in modules for as long as their file runs. */
const OF_PROCESSES = ['server/embedded-postgres/**/*.test.ts', 'server/lib/passwords-process.test.ts'];

const base = viteConfig({ command: 'serve', mode: 'test' });

/** Vite would take graphql's ESM file while Node gives type-graphql the CommonJS one: two realms, two sets of classes. */
const ONE_GRAPHQL = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

export default mergeConfig(
  base,
  defineConfig({
    test: {
      // By default one core is left idle, which takes nearly twice as long on a machine of two.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'server',
            include: [
              '{server,common,migrations,scripts}/**/*.test.ts',
              'tests/{architecture,rendering}/*.test.ts',
            ],
            exclude: OF_PROCESSES,
            globalSetup: 'server/test/database-template.ts',
            // Half of the time went into loading the same modules for each file; none of them keeps state of a test.
            isolate: false,
            alias: ONE_GRAPHQL,
            testTimeout: 15_000,
            hookTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'processes',
            include: OF_PROCESSES,
            alias: ONE_GRAPHQL,
            testTimeout: 15_000,
            hookTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'client',
            include: ['client/**/*.test.{ts,tsx}'],
            environment: 'happy-dom',
            // As on the server: the modules take longer to load than the tests.
            isolate: false,
            setupFiles: 'client/test/set-up.ts',
            alias: ONE_GRAPHQL,
            testTimeout: 15_000,
          },
        },
      ],
    },
  }),
);
