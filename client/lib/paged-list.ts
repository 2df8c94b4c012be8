import type { FieldMergeFunction, FieldPolicy, Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

interface Page {
  edges: { node: Reference }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/**
 * A list that is loaded page by page: its pages are concatenated, and other values of `keyArgs` mean another list. When
 * a fresh first page arrives, the pages after it stay if they continue it, so that the list on screen does not shrink.
 * Rows are removed with `cache.evict`: a list that is written without them counts as a first page.
 */
export function pagedList(keyArgs: string[] | false = false): FieldPolicy<Page> {
  const policy = relayStylePagination(keyArgs) as FieldPolicy<Page> & { merge: FieldMergeFunction<Page> };
  const merge: FieldMergeFunction<Page> = (before, page, options) => {
    const after = options.args?.['after'] as string | null | undefined;
    // The list was replaced while the page was loading: it would leave a gap.
    if (before && after && after !== before.pageInfo.endCursor) return before;
    const pages = policy.merge(before, page, options);
    if (!before || after || !page.pageInfo.hasNextPage) return pages;
    const idOf = (edge: Page['edges'][number] | undefined) => options.readField('id', edge?.node);
    const last = before.edges.findIndex((edge) => idOf(edge) === idOf(page.edges.at(-1)));
    if (last === -1 || last === before.edges.length - 1) return pages;
    return {
      ...pages,
      edges: [...pages.edges, ...before.edges.slice(last + 1)],
      pageInfo: before.pageInfo,
    };
  };
  return { ...policy, merge };
}
