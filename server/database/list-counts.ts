/** Counts and ids of whole lists, whatever their order. */
import { filteredIds, type List, type Listed } from './list';
import { countMatches, search } from './search/search';

/** The number of rows of a list, or `max` if there are more. */
export const countUpTo = async <Row extends Listed>(list: List<Row>, max: number): Promise<number> =>
  countMatches(await search(list), max);

/** The ids of the rows of a list in no order, at most `max` of them. */
export const idsUpTo = async <Row extends Listed>(list: List<Row>, max: number): Promise<string[]> =>
  filteredIds((await search(list)).list, max);
