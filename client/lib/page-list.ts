import { useReducer } from 'react';
import { PAGE_SIZE_MAX } from '#common/limits';
import { fetchAnswer, usePageAnswer, type PageDocument } from './page-data';

interface ListPage<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** The further pages of lists, by the answers with their first pages: they are cached as long as those. */
const furtherPages = new WeakMap<object, ListPage<unknown>[]>();

/** A list of page data that is loaded page by page. `more` is undefined once everything is loaded. */
export function usePageList<Result extends object, Variables, Node>(
  document: PageDocument<Result, Variables>,
  variables: Variables & { first: number },
  pageOf: (answer: Result) => ListPage<Node>,
) {
  const { data, retry, reread } = usePageAnswer(document, variables);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  if (!data) return { data, nodes: [], more: undefined, retry, reread };
  const further = (furtherPages.get(data) ?? []) as ListPage<Node>[];
  const pages = [pageOf(data), ...further];
  const nodes = pages.flatMap((page) => page.nodes);
  const { hasNextPage, endCursor } = pages.at(-1)!.pageInfo;
  const load = async () => {
    const answer = await fetchAnswer({ document, variables: { ...variables, after: endCursor } });
    if (!answer) throw new Error('The next page did not load.');
    furtherPages.set(data, [...further, pageOf(answer)]);
    redraw();
  };
  return {
    data,
    nodes,
    more: hasNextPage ? load : undefined,
    retry,
    /** Reads as much of the list again as is shown. */
    reread: () => reread({ first: Math.min(Math.max(variables.first, nodes.length), PAGE_SIZE_MAX) }),
  };
}
