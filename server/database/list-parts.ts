/** The parts of lists: a search by name lists rows whose name begins with the text before the others. */
import type { FoundCount } from './found-rows';
import { countUpTo, filteredRowsOf, findMatches, searchedText, type List, type Listed } from './list-rows';
import { likeEscaped, wordsOf } from './search-words';
import { onlyBetween, orderBy, reversed, type CompleteKeys, type KeyValue } from './sort-keys';
import { isSmall, tableRowsOf } from './table-sizes';

type Values = readonly KeyValue[];

/** A part of a list; its rows come after those of the part before. */
export interface ListPart<Row extends Listed> {
  list: List<Row>;
  /** Whether a row with these values of the sort keys is in this part; it is if it is in no part before. */
  has: (values: Values) => boolean;
  /** What its rows are sorted by before the sort keys of the list. */
  leading?: { key: CompleteKeys[number]; valueFor: (values: Values) => KeyValue };
}

/**
 * The parts of a list in their order. A list by name that is searched has two: the rows whose name begins with the text,
 * which are next to each other in an index, and the others that have its words. In a small table, they are read at once.
 * Any other list has one part.
 */
export async function partsOf<Row extends Listed>(list: List<Row>): Promise<ListPart<Row>[]> {
  const named = namedRowsOf(list);
  if (!named || named.column !== list.sort[0]?.by) return [{ list, has: () => true }];
  const { column, prefix, begins, parameters } = named;
  const isNamed = ([name]: Values) => String(name).startsWith(prefix);
  if (isSmall(await tableRowsOf(list.query))) {
    const key = { by: column, sql: begins, direction: 'desc' } as const;
    return [{ list: { ...list, parameters }, has: () => true, leading: { key, valueFor: isNamed } }];
  }
  const others = { ...list, parameters, filters: [...(list.filters ?? []), `not ${begins}`] };
  return [
    { list: named.list, has: isNamed },
    { list: others, has: () => true },
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

interface PartRows<Row> extends FoundCount {
  rows: Row[];
}

/** Reads the parts of a list one after the other, until there are enough rows. */
export async function readParts<Row extends Listed>(
  parts: readonly ListPart<Row>[],
  { start, end, count, ...range }: Range,
): Promise<PartRows<Row>> {
  const found: PartRows<Row> = { rows: [], total: 0, atLeast: 0 };
  const numbered = parts.map((part, index) => ({ part, index }));
  const read = numbered.slice(start?.part ?? 0, (end?.part ?? parts.length) + 1);
  if (range.isBackward) read.reverse();
  for (const { part, index } of read) {
    const missing = count - found.rows.length;
    if (missing === 0) return { ...found, total: null };
    const placeIn = (place: Place | null) => (place?.part === index ? place : null);
    const bounds = { ...range, start: placeIn(start), end: placeIn(end), count: missing };
    const { rows, total, atLeast } = await readPart(part, bounds);
    found.rows.push(...rows);
    found.total = found.total === null || total === null ? null : found.total + total;
    found.atLeast += atLeast;
  }
  return found;
}

async function readPart<Row extends Listed>(
  { list, leading }: ListPart<Row>,
  { keys, start, end, isBackward, count }: Range,
): Promise<PartRows<Row>> {
  const query = filteredRowsOf(list);
  const allKeys = leading ? [leading.key, ...keys] : keys;
  const valuesOf = (place: Place | null) =>
    place && (leading ? [leading.valueFor(place.values), ...place.values] : place.values);
  onlyBetween(query, allKeys, { start: valuesOf(start), end: valuesOf(end) });
  const order = isBackward ? reversed(allKeys) : allKeys;
  const matches = await findMatches(query, list, { order, count });
  if (matches?.ids.length === 0) return { ...matches, rows: [] };
  if (matches) query.andWhere(`${query.alias}.id = any(:matches)`, { matches: matches.ids });
  orderBy(query, order);
  const rows = await query.limit(count).getMany();
  return matches
    ? { ...matches, rows }
    : { rows, total: rows.length < count ? rows.length : null, atLeast: rows.length };
}

/**
 * The number of rows of a list, or `max` if there are more. In a large table, those whose name begins with the text are
 * counted first, which takes less.
 */
export async function countPartsUpTo<Row extends Listed>(list: List<Row>, max: number): Promise<number> {
  const named = namedRowsOf(list);
  const areEnough =
    named && !isSmall(await tableRowsOf(list.query)) && (await countUpTo(named.list, max)) === max;
  return areEnough ? max : countUpTo(list, max);
}

/**
 * The rows whose name begins with the text that the list is searched for. They have all its words, so the index of the
 * search is not needed to find them. Null if names are not searched.
 */
function namedRowsOf<Row extends Listed>(list: List<Row>) {
  const { search, filters = [] } = list;
  const text = searchedText(list);
  if (text === null || !('columns' in search!) || search.name === undefined) return null;
  const prefix = wordsOf(text).join(' ').toLowerCase();
  const parameters = { ...list.parameters, prefix: `${likeEscaped(prefix)}%` };
  const begins = `(${list.query.alias}.${search.name} like :prefix)`;
  const named: List<Row> = { ...list, search: undefined, parameters, filters: [...filters, begins] };
  return { column: search.name, prefix, begins, parameters, list: named };
}
