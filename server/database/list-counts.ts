/** Whole lists, whatever their order: how many rows they have, and which. */
import { countFiltered, filteredIds, type List, type Listed } from './list-rows';
import { COUNTED_MATCHES_MAX, search, type Matches } from './search/search';

/** The number of rows of a list, or `max` if there are more. */
export const countUpTo = async <Row extends Listed>(list: List<Row>, max: number): Promise<number> =>
  countMatches(await search(list), max);

/** The number of rows that a search has found, or `max` if there are more. */
export const countMatches = async <Row extends Listed>(
  { list, count }: Matches<Row>,
  max: number,
): Promise<number> =>
  count !== null && (count <= COUNTED_MATCHES_MAX || count >= max)
    ? Math.min(count, max)
    : countFiltered(list, max);

/** The ids of the rows of a list in no order, at most `max` of them. */
export const idsUpTo = async <Row extends Listed>(list: List<Row>, max: number): Promise<string[]> =>
  filteredIds((await search(list)).list, max);
