import type { Rolldown } from 'vite';

type ChunkName = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>;
type ModuleGraph = Parameters<ChunkName>[1];

/**
 * What these modules import, and what that imports in turn, is always loaded with them. The first stays outside: it
 * waits for the code of the page, which would wait for it in turn if both were in one file.
 */
const ENTRY = 'client/entry-client.tsx';
const ROOTS = [
  { name: 'every-page', module: ENTRY },
  { name: 'data-layer', module: 'client/lib/data-provider.tsx' },
];

/** Libraries whose index imports all of their parts, of which each page takes its own, and what such parts import. */
const SPLIT_FURTHER = [
  /node_modules\/(@mantine|@tabler)\//,
  /node_modules\/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar)\//,
  /node_modules\/(get-nonce|tslib)\//,
  // But for the hook that most pages with data read by.
  /node_modules\/@apollo\/client\/react\/(?!.*(useSuspenseQuery|useApolloClient|wrapHook))/,
];

/**
 * One file for all that every page loads beside React, and one for the data layer, instead of some forty: compressed together they
 * are smaller, and take fewer requests. Everything else is split as the pages need it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // A file of its own is run in a moment of its own, and stays the same from one release of the site to the next.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|client\/app\/hydrate-root/,
    priority: 1,
  },
  ...ROOTS.map(({ name, module }) => {
    const known = new Map<string, boolean>();
    return {
      debugName: name,
      test: (id: string) => !SPLIT_FURTHER.some((library) => library.test(id)),
      name: (id: string, graph: ModuleGraph) =>
        !id.endsWith(ENTRY) && isImportedBy(id, module, { graph, known }) ? name : null,
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
  // Modules may import each other: on the way round, the answer comes from elsewhere.
  search.known.set(id, false);
  const importers = search.graph.getModuleInfo(id)?.importers ?? [];
  const isImported = importers.some((importer) => isImportedBy(importer, root, search));
  search.known.set(id, isImported);
  return isImported;
}
