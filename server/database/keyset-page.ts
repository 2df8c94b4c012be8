/** Lists of rows that are read page by page. */
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#common/limits';
import { invalidField, rangeReason } from '../lib/errors';
import { groupBy } from '../lib/group-by';
import { CursorFormat } from './cursor';
import { filteredRowsOf, type List, type Listed } from './list';
import { partsOf, readParts, type Place } from './list-parts';
import { readRows } from './read-rows';
import { COUNTED_MATCHES_MAX, countMatches, isSearched, search } from './search/search';
import { completeKeys, onlyBetween, orderBy, reversed } from './sort-keys';

export interface PageRequest {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  /** Maximum number of rows that may be asked for. */
  sizeMax?: number | undefined;
}

export interface Page<Row> {
  rows: Row[];
  /** The opaque cursor of the row at this index. */
  cursorAt: (index: number) => string;
  hasNext: boolean;
  hasPrevious: boolean;
  /** Counts the rows of the whole list, up to a maximum, because counting many rows takes long. */
  count: (max: number) => Promise<number>;
  /** Maximum for counting: counting more rows takes too long. */
  countMax?: number | undefined;
}

/**
 * Reads one page by key instead of by offset, so that rows added or deleted between two requests neither repeat nor
 * hide others; except in a search by name, if the number of matches passes `COUNTED_MATCHES_MAX` between them, because
 * the order changes then.
 */
export async function keysetPage<Row extends Listed>(
  list: List<Row>,
  { after, before, ...request }: PageRequest,
): Promise<Page<Row>> {
  const span = pageSpanOf(request);
  const { format } = formatOf(list);
  const matches = await search(list);
  const parts = partsOf(list, matches);
  const placeOf = (values: Place['values'] | null): Place | null =>
    values && { part: parts.findIndex(({ has }) => has(values)), values };
  const range = {
    start: placeOf(format.read(after, 'after')),
    end: placeOf(format.read(before, 'before')),
    isBackward: span.isBackward,
    // Not more than there are matches, so that no part is read in vain.
    count: Math.min(span.size + 1, matches.count ?? Infinity),
  };
  const rows = await readParts(parts, range);
  const isWhole = !after && !before && rows.length <= span.size;
  return pageOf(rows, {
    ...span,
    format,
    isPreceded: Boolean(after),
    isFollowed: Boolean(before),
    countMax: countMaxOf(list),
    count: (max) => (isWhole ? Promise.resolve(Math.min(rows.length, max)) : countMatches(matches, max)),
  });
}

/** The number up to which the rows of a list are counted for information, if it is less than usual. */
const countMaxOf = <Row extends Listed>(list: List<Row>): number | undefined =>
  isSearched(list) ? COUNTED_MATCHES_MAX : undefined;

/** The owners whose rows are listed, and the column that names the owner of a row. */
interface Owners<Row> {
  column: keyof Row & string;
  ids: readonly string[];
}

/** For each owner the page of the list of the owner's rows; read with one statement for all of them. */
export async function keysetPagesOfOwners<Row extends Listed>(
  list: List<Row>,
  { column, ids }: Owners<Row>,
  { after, before, ...request }: PageRequest,
): Promise<Map<string, Page<Row>>> {
  const span = pageSpanOf(request);
  const { keys, format } = formatOf(list);
  const order = span.isBackward ? reversed(keys) : keys;
  const { alias } = list.query;
  const matches = (await search(list)).list;
  const rows = filteredRowsOf(matches).andWhere(`${alias}.${column} = owner.id`).select(`${alias}.id`);
  onlyBetween(rows, keys, { start: format.read(after, 'after'), end: format.read(before, 'before') });
  orderBy(rows, order);
  const picked = rows.limit(span.size + 1).getQuery();
  const query = list.query.clone().setParameters({ ...rows.getParameters(), owners: ids });
  orderBy(query, order);
  const found = await readRows(
    query.andWhere(`${alias}.id in (select picked.* from ${OWNERS}, lateral (${picked}) as picked)`),
  );

  const rowsByOwner = groupBy(found, (row) => row[column] as string);
  const counts = countsOfOwners(matches, { column, ids });
  const countMax = countMaxOf(list);
  const pages = ids.map((id) => {
    const count = async (max: number) => (await counts(max)).get(id) ?? 0;
    const bounds = {
      ...span,
      format,
      isPreceded: Boolean(after),
      isFollowed: Boolean(before),
      count,
      countMax,
    };
    return [id, pageOf(rowsByOwner.get(id) ?? [], bounds)] as const;
  });
  return new Map(pages);
}

const OWNERS = 'unnest(cast(:owners as uuid[])) as owner(id)';

/** Counts the rows of all owners, up to each maximum, with one statement when the first of them is asked for. */
function countsOfOwners<Row extends Listed>(list: List<Row>, { column, ids }: Owners<Row>) {
  const counts = new Map<number, Promise<Map<string, number>>>();
  const read = async (max: number) => {
    const counted = filteredRowsOf(list)
      .andWhere(`${list.query.alias}.${column} = owner.id`)
      .select('1', 'one');
    const [text, parameters] = counted.orderBy().limit(max).getQueryAndParameters();
    const rows = await list.query.dataSource.query<{ id: string; count: number }[]>(
      `select owner.id, (select count(*)::int from (${text}) as counted) as count
       from unnest(cast($${parameters.length + 1} as uuid[])) as owner(id)`,
      [...(parameters as unknown[]), ids],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  };
  return (max: number) => {
    const known = counts.get(max) ?? read(max);
    counts.set(max, known);
    return known;
  };
}

interface Bounds<Row> {
  size: number;
  isBackward: boolean;
  format: CursorFormat;
  /** Whether there are rows before and after the range that was read. */
  isPreceded: boolean;
  isFollowed: boolean;
  count: Page<Row>['count'];
  countMax?: Page<Row>['countMax'];
}

/** The page of the rows that were found, which is one more than its size if there are more. */
function pageOf<Row extends Listed>(
  found: Row[],
  { size, isBackward, format, isPreceded, isFollowed, count, countMax }: Bounds<Row>,
): Page<Row> {
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (isBackward) rows.reverse();
  return {
    rows,
    cursorAt: (index) => format.write(rows[index]!),
    hasNext: isBackward ? isFollowed : hasMore,
    hasPrevious: isBackward ? hasMore : isPreceded,
    count,
    countMax,
  };
}

function formatOf<Row extends Listed>({ query, sort }: List<Row>) {
  const keys = completeKeys(sort);
  return { keys, format: new CursorFormat(query.expressionMap.mainAlias!.metadata, keys) };
}

/** How many rows a request asks for, and from which end of the list. */
export function pageSpanOf({ first, last, sizeMax = PAGE_SIZE_MAX }: PageRequest): {
  size: number;
  isBackward: boolean;
} {
  const isBackward = last != null;
  if (first != null && isBackward)
    throw invalidField('last', 'INVALID', 'Use either first or last, not both.');
  const size = last ?? first ?? Math.min(PAGE_SIZE_DEFAULT, sizeMax);
  return { size: checkedSize(size, sizeMax, isBackward ? 'last' : 'first'), isBackward };
}

/** Returns the requested number of rows if it is between 1 and `sizeMax`, otherwise throws InvalidFields. */
export function checkedSize(size: number, sizeMax: number, field = 'first'): number {
  if (size >= 1 && size <= sizeMax) return size;
  throw invalidField(field, rangeReason(size, 1), `Ask for 1 to ${sizeMax} rows.`);
}
