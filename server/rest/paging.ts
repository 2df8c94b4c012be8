import * as z from 'zod/mini';
import { REST_PAGE_SIZE_MAX } from '../lib/request-limits';
import { described } from './answers';

const size = z.int().check(z.gte(1), z.lte(REST_PAGE_SIZE_MAX));

/** The query parameters of a paginated list. */
export const PAGE_QUERY = z.object({
  first: described(z._default(size, REST_PAGE_SIZE_MAX), 'Number of rows on the page.'),
  after: described(
    z.optional(z.string()),
    'Cursor of the row before the page. The Link header has the one of the next page.',
  ),
  last: described(z.optional(size), 'Number of rows before `before`, instead of `first`.'),
  before: described(
    z.optional(z.string()),
    'Cursor of the row after the page. The Link header has the one of the previous page.',
  ),
});

type PageQuery = Partial<Record<keyof typeof PAGE_QUERY.shape, unknown>>;

/** Variables from the query. A value that is not a whole number is passed on unchanged, for GraphQL to refuse. */
export function pageVariables({ query: { first, after, last, before } }: { query: PageQuery }) {
  const isBackward = last !== undefined;
  return {
    first: wholeNumber(first ?? (isBackward ? undefined : REST_PAGE_SIZE_MAX)),
    after,
    last: wholeNumber(last),
    before,
  };
}

const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
