import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Tests of modules that start processes and store them in module state, so each file needs modules of its own. */
const PROCESS_TESTS = ['server/embedded-postgres/**/*.test.ts', 'server/lib/passwords-process.test.ts'];

const base = viteConfig({ command: 'serve', mode: 'test' });

/** Vite would load graphql's ES module, and Node the CommonJS one for type-graphql: two sets of classes. */
const ONE_GRAPHQL = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

export default mergeConfig(
  base,
  defineConfig({
    test: {
      // The default leaves one core idle, which takes nearly twice as long on a machine with two cores.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'server',
            include: [
              '{server,common,migrations,scripts}/**/*.test.ts',
              'tests/{architecture,fuzz,large-data,rendering}/*.test.ts',
              'bench/{measure,report}/*.test.mjs',
            ],
            exclude: PROCESS_TESTS,
            setupFiles: 'server/test/set-up.ts',
            globalSetup: 'server/test/database-template.ts',
            // Isolation doubles the run time, since each file would load the same modules again.
            isolate: false,
            // Started servers are soon garbage: with more room for new objects, tests take 8 % less processor time.
            execArgv: ['--max-semi-space-size=64'],
            alias: ONE_GRAPHQL,
            testTimeout: 15_000,
            hookTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'processes',
            include: PROCESS_TESTS,
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
            // As for the server: loading the modules takes longer than running the tests.
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
