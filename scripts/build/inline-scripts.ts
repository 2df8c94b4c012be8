import { build, type Plugin, type Rolldown } from 'vite';

const QUERY = '?inline-script';

/**
 * `import script from './name.ts?inline-script'` gives the program of that file, with everything that it imports, as
 * the text of a script element.
 */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const { code, moduleIds } = await bundled(id.slice(0, -QUERY.length));
      for (const file of moduleIds) this.addWatchFile(file);
      // `</script>` in the code would end the script element.
      return `export default ${JSON.stringify(code.trim().replaceAll('</', '<\\/'))}`;
    },
  },
});

async function bundled(input: string): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        output: { format: 'iife' },
        // Leaves out constants that are computed from others and not used.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}
