import { REST_PAGE_SIZE_MAX } from '../lib/request-limits';

/** The query parameters of a paginated list. */
export const PAGE_QUERY = {
  first: `Number of rows, from 1 to ${REST_PAGE_SIZE_MAX}, which is the default.`,
  after: 'Cursor of the row before the page. The Link header contains the one for the next page.',
};

/** Variables from `?first=&after=`. A value that is not an integer is passed on unchanged, for GraphQL to refuse. */
export function pageVariables({ query }: { query: { first?: unknown; after?: unknown } }) {
  const { first = REST_PAGE_SIZE_MAX, after } = query;
  const isWhole = typeof first === 'string' && /^\d+$/.test(first);
  return { first: isWhole ? Number(first) : first, after };
}
