import fs from 'node:fs';
import path from 'node:path';
import type { PageAssets } from './client-entry';

const ENTRY = 'client/entry-client.tsx';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Reads Vite's manifest. The returned function lists the files that a page needs for the modules of its route. */
export function builtAssets(clientDirectory: string): (modules: string[]) => PageAssets {
  const manifestFile = path.join(clientDirectory, '.vite/manifest.json');
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

  const closure = (keys: string[], seen = new Set<string>()): Set<string> => {
    for (const key of keys) {
      if (seen.has(key) || !manifest[key]) continue;
      closure(manifest[key].imports ?? [], seen);
      seen.add(key);
    }
    return seen;
  };

  const textOf = memoized((file) => fs.readFileSync(path.join(clientDirectory, file), 'utf8'));

  return (modules) => {
    const chunks = [...closure([ENTRY, ...modules])].map((key) => manifest[key]!);
    const script = `/${manifest[ENTRY]!.file}`;
    const unique = (files: string[]) => [...new Set(files.map((file) => `/${file}`))];
    const styles = unique(chunks.flatMap((chunk) => chunk.css ?? []));
    return {
      script,
      styles,
      styleText: styles.map(textOf).join(''),
      preloads: unique(chunks.map((chunk) => chunk.file)).filter((file) => file !== script),
    };
  };
}

function memoized<Value>(make: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    if (!values.has(key)) values.set(key, make(key));
    return values.get(key)!;
  };
}
