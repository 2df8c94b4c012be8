import pg from 'pg';

const { TIMESTAMPTZ } = pg.types.builtins;
const parseAny = pg.types.getTypeParser(TIMESTAMPTZ, 'text') as (text: string) => Date | number;

/** Where the digits after the point start, in `2026-11-23 05:30:00.123+00`. */
const FRACTION = 20;
const UTC = '+00';
const DASH = '-'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** The types of the driver, with a parser for points in time that takes a third of the time: lists have many. */
export function typesOfValues(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(TIMESTAMPTZ, parseTimestamp);
  return types;
}

/** Parses times in UTC with years of four digits itself. */
export function parseTimestamp(text: string): Date | number {
  if (text.charCodeAt(4) !== DASH || !text.endsWith(UTC)) return parseAny(text);
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  // Date.UTC takes years below 100 for those of the 20th century.
  if (year < 100) return parseAny(text);
  const [month, day] = [twoDigits(text, 5) - 1, twoDigits(text, 8)];
  const [hour, minute, second] = [twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17)];
  const ms = Number(text.slice(FRACTION, -UTC.length).slice(0, 3).padEnd(3, '0'));
  return new Date(Date.UTC(year, month, day, hour, minute, second, ms));
}

const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
