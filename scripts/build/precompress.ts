import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(js|css|wasm)$/;

/** Also writes hashed scripts, style sheets and WebAssembly with maximum Brotli compression, which is too slow per request. */
export function precompress(environment: string): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => name === environment,
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => COMPRESSED.test(name))) {
        const content = fs.readFileSync(path.join(dir, file));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        fs.writeFileSync(path.join(dir, `${file}.br`), brotliCompressSync(content, { params }));
      }
    },
  };
}
