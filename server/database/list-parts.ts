/** The parts of lists: a search by name lists rows whose name begins with the text before the others. */
import { filteredRowsOf, restrictedTo, type List, type Listed } from './list';
import { readRows } from './read-rows';
import { COUNTED_MATCHES_MAX, type Matches } from './search/search';
import { likeEscaped, wordsOf } from './search/words';
import { completeKeys, onlyBetween, orderBy, reversed, type CompleteKeys, type KeyValue } from './sort-keys';

type Values = readonly KeyValue[];

/** A part of a list; its rows come after those of the previous part. */
export interface ListPart<Row extends Listed> {
  list: List<Row>;
  /** Keys that the rows are sorted by: all keys of the list, or the last of them. */
  keys: CompleteKeys;
  /** Whether a row with these values of the sort keys is in this part, if it is in no part before. */
  has: (values: Values) => boolean;
}

/**
 * The parts of a list in their order. A list by name that is searched has two: the rows whose name begins with the text,
 * which are next to each other in the index by name, and the others. If there are too many to be sorted, the others are
 * listed by id: those with the text inside of their name can be next to each other far down the index by name.
 */
export function partsOf<Row extends Listed>(
  searched: List<Row>,
  { list, count }: Matches<Row>,
): ListPart<Row>[] {
  const { search, sort, query } = searched;
  const keys = completeKeys(sort);
  const prefix = wordsOf(search?.text ?? '').join(' ');
  if (prefix === '' || !('column' in search!) || !search.name || search.name !== sort[0]?.by)
    return [{ list, keys, has: () => true }];
  const begins = `${query.alias}.${search.name} like :prefix`;
  const parameters = { prefix: `${likeEscaped(prefix)}%` };
  const isSorted = count !== null && count <= COUNTED_MATCHES_MAX;
  // A name with this prefix matches all words anyway, and PostgreSQL would take the two conditions for independent.
  const all = isSorted ? list : { ...searched, search: undefined };
  return [
    {
      list: restrictedTo(all, { sql: begins, parameters }),
      keys,
      has: ([name]) => String(name).startsWith(prefix),
    },
    {
      list: restrictedTo(list, { sql: `not (${begins})`, parameters }),
      keys: isSorted ? keys : keys.slice(-1),
      has: () => true,
    },
  ];
}

/** A place between two rows of a list. */
export interface Place {
  /** Index of the part. */
  part: number;
  /** The values of the sort keys. */
  values: Values;
}

interface Range {
  start: Place | null;
  end: Place | null;
  /** Whether rows are read from the end. */
  isBackward: boolean;
  /** Maximum number of rows. */
  count: number;
}

/** Reads the parts of a list one after the other, until there are enough rows. */
export async function readParts<Row extends Listed>(
  parts: readonly ListPart<Row>[],
  { start, end, count, ...range }: Range,
): Promise<Row[]> {
  const numbered = parts.map((part, index) => ({ part, index }));
  const read = numbered.slice(start?.part ?? 0, (end?.part ?? parts.length) + 1);
  if (range.isBackward) read.reverse();
  const rows: Row[] = [];
  for (const { part, index } of read) {
    if (rows.length === count) break;
    const valuesIn = (place: Place | null) =>
      place?.part === index ? place.values.slice(-part.keys.length) : null;
    const bounds = { start: valuesIn(start), end: valuesIn(end), count: count - rows.length };
    rows.push(...(await readPart(part, { ...range, ...bounds })));
  }
  return rows;
}

interface PartRange extends Pick<Range, 'isBackward' | 'count'> {
  start: Values | null;
  end: Values | null;
}

function readPart<Row extends Listed>(
  { list, keys }: ListPart<Row>,
  { isBackward, count, ...bounds }: PartRange,
): Promise<Row[]> {
  const query = filteredRowsOf(list);
  onlyBetween(query, keys, bounds);
  orderBy(query, isBackward ? reversed(keys) : keys);
  return readRows(query.limit(count));
}
