import fs from 'node:fs';
import path from 'node:path';
import type { EntryAssets, PageAssets } from './client-entry';

const ENTRY = 'client/entry-client.tsx';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Reads Vite's manifest. The returned function lists the files that a page needs for the modules of its route. */
export function builtAssets(clientDirectory: string): (modules: string[]) => PageAssets {
  const manifest = readManifest(clientDirectory, 'manifest.json');
  const textOf = memoized((file) => fs.readFileSync(path.join(clientDirectory, file), 'utf8'));

  return (modules) => {
    const chunks = chunksOf(manifest, [ENTRY, ...modules]);
    const script = `/${manifest[ENTRY]!.file}`;
    const styles = addressesOf(chunks.flatMap((chunk) => chunk.css ?? []));
    return {
      script,
      styles,
      styleText: styles.map(textOf).join(''),
      preloads: addressesOf(chunks.map((chunk) => chunk.file)).filter((file) => file !== script),
    };
  };
}

/** The files of the pages for people who write programs, which have a build of their own: no page of the site grows. */
export function developerAssets(clientDirectory: string): Record<'explorer' | 'apiDocs', EntryAssets> {
  const manifest = readManifest(clientDirectory, 'developers.json');
  const assetsOf = (entry: string): EntryAssets => ({
    script: `/${manifest[entry]!.file}`,
    styles: addressesOf(chunksOf(manifest, [entry]).flatMap((chunk) => chunk.css ?? [])),
  });
  return {
    explorer: assetsOf('client/entry-explorer.tsx'),
    apiDocs: assetsOf('client/entry-api-docs.tsx'),
  };
}

type Manifest = Record<string, Chunk>;

const readManifest = (clientDirectory: string, name: string) =>
  JSON.parse(fs.readFileSync(path.join(clientDirectory, '.vite', name), 'utf8')) as Manifest;

/** The chunks of these modules and of what they import, each after its imports. */
function chunksOf(manifest: Manifest, modules: string[]): Chunk[] {
  const seen = new Set<string>();
  const add = (keys: string[]): void => {
    for (const key of keys) {
      if (seen.has(key) || !manifest[key]) continue;
      add(manifest[key].imports ?? []);
      seen.add(key);
    }
  };
  add(modules);
  return [...seen].map((key) => manifest[key]!);
}

const addressesOf = (files: string[]) => [...new Set(files.map((file) => `/${file}`))];

function memoized<Value>(make: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    if (!values.has(key)) values.set(key, make(key));
    return values.get(key)!;
  };
}
