/** Whole lists, whatever their order: how many rows they have, and which. */
import { countFiltered, filteredIds, type List, type Listed } from './list-rows';
import { COUNTED_MATCHES_MAX, search, type Matches } from './search/search';

/** The number of rows of a list, or `max` if there are more. */
export const countUpTo = async <Row extends Listed>(list: List<Row>, max: number): Promise<number> =>
  countMatches(await search(list), max);

/** The number of rows that a search has found, or `max` if there are more. */
export async function countMatches<Row extends Listed>(
  { list, count, counted = [list] }: Matches<Row>,
  max: number,
): Promise<number> {
  if (count !== null && (count <= COUNTED_MATCHES_MAX || count >= max)) return Math.min(count, max);
  let found = 0;
  for (const rows of counted) if (found < max) found = await countFiltered(rows, max);
  return found;
}

/** The ids of the rows of a list in no order, at most `max` of them. */
export const idsUpTo = async <Row extends Listed>(list: List<Row>, max: number): Promise<string[]> =>
  filteredIds((await search(list)).list, max);
