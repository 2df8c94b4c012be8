/** The parts of lists: a search by name lists rows whose name begins with the text before the others. */
import { readRows } from './read-rows';
import { filteredRowsOf, restrictedTo, type List, type Listed } from './list-rows';
import { likeEscaped, wordsOf } from './search/words';
import { onlyBetween, orderBy, reversed, type CompleteKeys, type KeyValue } from './sort-keys';

type Values = readonly KeyValue[];

/** A part of a list; its rows come after those of the part before. */
export interface ListPart<Row extends Listed> {
  list: List<Row>;
  /** Whether a row with these values of the sort keys is in this part, if it is in no part before. */
  has: (values: Values) => boolean;
}

/**
 * The parts of a list in their order; `matches` is what its search has found. A list by name that is searched has two: the
 * rows whose name begins with the text, which are next to each other in the index by name, and the others.
 */
export function partsOf<Row extends Listed>(list: List<Row>, matches: List<Row>): ListPart<Row>[] {
  const { search, sort, query } = list;
  const prefix = wordsOf(search?.text ?? '')
    .join(' ')
    .toLowerCase();
  if (prefix === '' || !('column' in search!) || !search.name || search.name !== sort[0]?.by)
    return [{ list: matches, has: () => true }];
  const begins = `${query.alias}.${search.name} like :prefix`;
  const parameters = { prefix: `${likeEscaped(prefix)}%` };
  return [
    {
      list: restrictedTo(matches, { sql: begins, parameters }),
      has: ([name]) => String(name).startsWith(prefix),
    },
    { list: restrictedTo(matches, { sql: `not (${begins})`, parameters }), has: () => true },
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
  keys: CompleteKeys;
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
  const numbered = parts.map(({ list }, index) => ({ list, index }));
  const read = numbered.slice(start?.part ?? 0, (end?.part ?? parts.length) + 1);
  if (range.isBackward) read.reverse();
  const rows: Row[] = [];
  for (const { list, index } of read) {
    if (rows.length === count) break;
    const valuesIn = (place: Place | null) => (place?.part === index ? place.values : null);
    const bounds = { start: valuesIn(start), end: valuesIn(end), count: count - rows.length };
    rows.push(...(await readPart(list, { ...range, ...bounds })));
  }
  return rows;
}

interface PartRange extends Pick<Range, 'keys' | 'isBackward' | 'count'> {
  start: Values | null;
  end: Values | null;
}

function readPart<Row extends Listed>(
  list: List<Row>,
  { keys, isBackward, count, ...bounds }: PartRange,
): Promise<Row[]> {
  const query = filteredRowsOf(list);
  onlyBetween(query, keys, bounds);
  orderBy(query, isBackward ? reversed(keys) : keys);
  return readRows(query.limit(count));
}
