import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { parseTimestamp, typesOfValues } from './timestamps';

const parse = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text');

/** As PostgreSQL prints a point in time: without zeros at the end of the fraction. */
const printed = (date: Date, micros: string, zone: string) =>
  date
    .toISOString()
    .replace('T', ' ')
    .replace(/\.(\d{3})Z$/, (_, ms) => fraction(`${ms}${micros}`)) + zone;

const fraction = (digits: string) => (/[1-9]/.test(digits) ? `.${digits.replace(/0+$/, '')}` : '');

test('times are those of the driver', () => {
  const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  const micros = fc.constantFrom('', '000', '001', '500', '999');
  fc.assert(
    fc.property(dates, micros, fc.constantFrom('+00', '+05:30', '-08'), (date, more, zone) => {
      const text = printed(date, more, zone);
      expect([text, parseTimestamp(text)]).toEqual([text, parse(text)]);
    }),
  );
});

test.each(['infinity', '-infinity', '0044-03-15 12:00:00+00 BC', '12026-11-23 05:30:00+00'])('%s', (text) => {
  expect(parseTimestamp(text)).toEqual(parse(text));
});

test('other types are parsed by the driver', () => {
  const types = typesOfValues();
  expect(types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)).toBe(parseTimestamp);
  expect(types.getTypeParser(pg.types.builtins.INT4)).toBe(pg.types.getTypeParser(pg.types.builtins.INT4));
});
