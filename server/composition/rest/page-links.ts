import type { Request } from 'express';
import { REST_PAGE_SIZE_MAX } from '../../lib/request-limits';
import { PAGE_QUERY } from '../../rest/paging';
import type { PageInfo } from '../../rest/route';

/** The Link header of a page: the same list before and after it. Undefined if it is the whole list. */
export function pageLinks(
  { path, query }: Pick<Request, 'path' | 'query'>,
  info: PageInfo,
): string | undefined {
  const { first, last = first } = query;
  const size = last ?? REST_PAGE_SIZE_MAX;
  const linkTo = (rel: string, place: Record<string, unknown>): string => {
    const kept = Object.entries(query).filter(([name]) => !(name in PAGE_QUERY.shape));
    const search = new URLSearchParams(
      [...kept, ...Object.entries(place)].map(([name, value]) => [name, String(value)]),
    );
    return `<${path}?${search.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(info.hasNextPage ? [linkTo('next', { first: size, after: info.endCursor })] : []),
    ...(info.hasPreviousPage ? [linkTo('prev', { last: size, before: info.startCursor })] : []),
  ];
  return links.length > 0 ? links.join(', ') : undefined;
}
