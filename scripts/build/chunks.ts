import type { Rolldown } from 'vite';

type ChunkName = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>;
type ModuleGraph = Parameters<ChunkName>[1];

/**
 * Everything that these modules import, directly or not, is always loaded with them. The entry itself is left out: it
 * waits for the page's code, and if it shared a chunk with these imports, that code would depend on the entry.
 */
const ENTRY = 'client/entry-client.tsx';
const ROOTS = [
  { name: 'every-page', module: ENTRY },
  { name: 'data-layer', module: 'client/lib/data-provider.tsx' },
];

/** Modules that an index file imports although each page uses only some of them, and the modules that these import. */
const SPLIT_FURTHER = [
  /node_modules\/(@mantine|@tabler)\//,
  /client\/navigation\/(return-path|use-address-panel|use-current-search|use-unsaved-guard)/,
  // Except for the hooks that most pages with data use.
  /node_modules\/@apollo\/client\/react\/(?!.*(useApolloClient|wrapHook))/,
];

/** Modules of many pages that are too small for files of their own: every page also loads the names of all files. */
const TINY = [
  /common\/(keys-of|enum-names|amenities)\.ts$/,
  /client\/(lib\/format-money|components\/(page-frame|button|badge)\.(tsx|module\.css)|dialog\.content\.ts)$/,
  /record-parameter\.ts$|(IconSearch|IconCheck|IconChevronDown|IconArrowLeft)\.mjs$/,
];

const isTiny = (id: string): boolean => TINY.some((modules) => modules.test(id));

/**
 * One chunk for everything that every page loads besides React, and one for the data layer, instead of about forty:
 * they compress better together and need fewer requests. Everything else is split by page.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // A separate chunk is evaluated as a separate task, and stays cached across releases of the site.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|client\/app\/hydrate-root/,
    priority: 1,
  },
  // Code that pages with a form share with the data layer.
  { name: 'errors', test: /node_modules\/@apollo\/client\/errors\/|client\/lib\/errors/, priority: 1 },
  { name: 'clean-text', test: /common\/(clean-text|normalise-search|fold-for-search)\.ts$/, priority: 1 },
  ...ROOTS.map(({ name, module }) => {
    const known = new Map<string, boolean>();
    return {
      debugName: name,
      test: (id: string) => isTiny(id) || !SPLIT_FURTHER.some((library) => library.test(id)),
      name: (id: string, graph: ModuleGraph) => {
        if (isTiny(id)) return name === 'every-page' ? name : null;
        return !id.endsWith(ENTRY) && isImportedBy(id, module, { graph, known }) ? name : null;
      },
    };
  }),
];

interface Search {
  graph: ModuleGraph;
  known: Map<string, boolean>;
}

function isImportedBy(id: string, root: string, search: Search): boolean {
  if (id.endsWith(root)) return true;
  const known = search.known.get(id);
  if (known !== undefined) return known;
  // Breaks import cycles; another importer decides.
  search.known.set(id, false);
  const importers = search.graph.getModuleInfo(id)?.importers ?? [];
  const isImported = importers.some((importer) => isImportedBy(importer, root, search));
  search.known.set(id, isImported);
  return isImported;
}
