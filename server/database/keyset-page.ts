import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#common/limits';
import { invalidField } from '../lib/errors';
import { isUuidAsPrinted } from '../lib/uuid';

export interface PageRequest {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

export interface Page<Row> {
  rows: Row[];
  /** One opaque cursor for each row. */
  cursors: string[];
  hasNext: boolean;
  hasPrevious: boolean;
}

export interface PageOrder<Row> {
  /** Timestamp to sort by, newest first. Ties are broken by the id. */
  moment: keyof Row & string;
  id: keyof Row & string;
  /** Maximum number of rows on a page. */
  sizeMax?: number | undefined;
}

const CURSOR_VERSION = 1;
/** Start of the year 1, because the calendar of PostgreSQL begins later than that of JavaScript. */
const EARLIEST_MS = -62_135_596_800_000;

/**
 * Reads one page, newest first, by key instead of by offset, so that rows added between two requests neither repeat
 * nor hide others.
 */
export async function keysetPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { sizeMax = PAGE_SIZE_MAX, ...key }: PageOrder<Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const { size, isBackward } = sizeOf(request, sizeMax);
  const column = (name: string) => `${query.alias}.${name}`;
  const bound = (cursor: string | null | undefined, field: string, comparison: '<' | '>') => {
    if (cursor === null || cursor === undefined) return;
    const { moment, id } = decodeCursor(cursor, field);
    query.andWhere(
      `(${column(key.moment)}, ${column(key.id)}) ${comparison} (:${field}Moment, :${field}Id)`,
      { [`${field}Moment`]: moment, [`${field}Id`]: id },
    );
  };
  bound(request.after, 'after', '<');
  bound(request.before, 'before', '>');
  const direction = isBackward ? 'ASC' : 'DESC';
  const found = await query
    .orderBy(column(key.moment), direction)
    .addOrderBy(column(key.id), direction)
    .take(size + 1)
    .getMany();

  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (isBackward) rows.reverse();
  return {
    rows,
    cursors: rows.map((row) => encodeCursor(row[key.moment] as Date, row[key.id] as string)),
    hasNext: isBackward ? Boolean(request.before) : hasMore,
    hasPrevious: isBackward ? hasMore : Boolean(request.after),
  };
}

function sizeOf({ first, last }: PageRequest, sizeMax: number): { size: number; isBackward: boolean } {
  const hasFirst = first !== null && first !== undefined;
  const hasLast = last !== null && last !== undefined;
  if (hasFirst && hasLast) throw invalidField('last', 'Use either first or last, not both.');
  const size = (hasLast ? last : first) ?? Math.min(PAGE_SIZE_DEFAULT, sizeMax);
  return { size: checkedSize(size, sizeMax, hasLast ? 'last' : 'first'), isBackward: hasLast };
}

/** Returns the requested number of rows if it is between 1 and `sizeMax`, otherwise throws InvalidInput. */
export function checkedSize(size: number, sizeMax: number, field = 'first'): number {
  if (size >= 1 && size <= sizeMax) return size;
  throw invalidField(field, `Ask for 1 to ${sizeMax} rows.`);
}

function encodeCursor(moment: Date, id: string): string {
  return Buffer.from(JSON.stringify([CURSOR_VERSION, moment.getTime(), id])).toString('base64url');
}

function decodeCursor(cursor: string, field: string): { moment: Date; id: string } {
  try {
    const [version, time, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const moment = new Date(Number(time));
    if (
      version === CURSOR_VERSION &&
      typeof id === 'string' &&
      isUuidAsPrinted(id) &&
      moment.getTime() >= EARLIEST_MS
    ) {
      return { moment, id };
    }
  } catch {
    // Falls through: every unreadable cursor gets the same error.
  }
  throw invalidField(field, 'This cursor is not valid.');
}
