import { REST_PAGE_SIZE_MAX } from '#common/limits';
import type { RestRequest } from './route';

/** Variables from `?first=&after=`. A value that is not an integer is passed on unchanged, for GraphQL to refuse. */
export function pageVariables({ query }: RestRequest) {
  const first = query['first'] ?? REST_PAGE_SIZE_MAX;
  const isWhole = typeof first === 'string' && /^\d+$/.test(first);
  return { first: isWhole ? Number(first) : first, after: query['after'] };
}
