import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DATE_ORDERS, type DateOrder } from '#common/member-imports/member-imports';
import { DateEvidence, dayIn, momentIn } from './import-dates';

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const order = fc.constantFrom(...DATE_ORDERS);
const style = fc.record({
  separator: fc.constantFrom('/', '-', '.'),
  isPadded: fc.boolean(),
  isShort: fc.boolean(),
});

/** The date as a spreadsheet writes it. */
function written(
  iso: string,
  to: DateOrder,
  { separator, isPadded, isShort }: typeof style extends fc.Arbitrary<infer S> ? S : never,
) {
  const [year, month, dayOfMonth] = iso.split('-') as [string, string, string];
  const parts = (to === 'day_first' ? [dayOfMonth, month] : [month, dayOfMonth]).map((part) =>
    isPadded ? part : String(Number(part)),
  );
  return [...parts, isShort ? year.slice(2) : year].join(separator);
}

const TODAY = '2026-11-23';

const evidenceOf = (texts: string[]) => {
  const evidence = new DateEvidence(TODAY);
  for (const text of texts) evidence.add(text);
  return evidence;
};

test('the order of dates is guessed right or asked for, never guessed wrong', () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 30 }), order, style, (days, given, how) => {
      const texts = days.map((one) => written(one, given, how));
      const evidence = evidenceOf(texts);
      if (evidence.order) expect(evidence.order).toBe(given);
      const isTelling = days.some((one) => Number(one.slice(8)) > 12);
      expect(evidence.order !== null).toBe(isTelling);
      const read = (as: DateOrder) => texts.map((text) => dayIn(text, as));
      expect(read(evidence.order ?? given)).toEqual(days);
      // If nothing is asked, the texts read the same in both orders.
      if (evidence.order === null && !evidence.isOpen) expect(read('day_first')).toEqual(read('month_first'));
    }),
  );
});

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026/1/5', '2026-01-05'],
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['23/11/2026 6:40 am', '2026-11-23'],
  ['23 Nov 2026', '2026-11-23'],
  ['23-Nov-26', '2026-11-23'],
  ['1st January, 2027', '2027-01-01'],
  ['Nov 23, 2026', '2026-11-23'],
  ['23.11.99', '1999-11-23'],
  ['29/2/2028', '2028-02-29'],
  ['29/2/2026', null],
  ['31/11/2026', null],
  ['23/11-2026', null],
  ['0/1/2026', null],
  ['46349', '2026-11-23'],
  ['46477.75', '2027-03-31'],
  ['12345', null],
  ['20270331', '2027-03-31'],
  ['31032027', null],
  ['Wed, 31 Mar 2027', '2027-03-31'],
  ['Wednesday, March 31, 2027', '2027-03-31'],
  ['11/23/2026, 6:40:00 AM', null],
  ['23/11/2026, 6:40:00 AM', '2026-11-23'],
  ['23/11/2026 6:40\u202fp.m.', '2026-11-23'],
  ['२३/११/२०२६', '2026-11-23'],
  ['2027-03-31T00:00:00+05:30', '2027-03-31'],
  ['2027-03-31 00:00:00 +0530', '2027-03-31'],
  ['2027-03-31 00:00:00 UTC', '2027-03-31'],
  ['2027-03-30T18:30:00.000Z', '2027-03-31'],
  ['2027-03-30T18:29:59Z', '2027-03-30'],
  ['3/30/2027 11:00 PM UTC', null],
  ['30/3/2027 11:00 PM UTC', '2027-03-31'],
  ['31/3/2027 00:10:00-05', '2027-03-31'],
  ['31/3/2027 02:00 +0900', '2027-03-30'],
  ['Wed Mar 31 2027 00:00:00 GMT+0530 (India Standard Time)', '2027-03-31'],
  ['Tue, 30 Mar 2027 20:00:00 GMT', '2027-03-31'],
  ['next month', null],
  ['23/11/0026', null],
  ['', null],
])('%s is %s', (text, iso) => {
  expect(dayIn(text, 'day_first')).toBe(iso);
});

test('a column that contradicts itself is asked about', () => {
  const evidence = evidenceOf(['13/1/2027', '1/13/2027']);
  expect([evidence.order, evidence.isOpen]).toEqual([null, true]);
});

test.each([
  ['days to come', ['1/2/2024', '31/12/2026', ''], false, true],
  ['only earlier days', ['1/2/2024', '3/4/2024'], false, false],
  ['earlier days below a head that says so', ['1/2/2024', '3/4/2024'], true, true],
  ['numbers', ['46477', '50000'], false, false],
  ['texts below such a head', ['Monthly', 'Monthly', '31/12/2026'], true, false],
])('%s may be the last days of plans, or not', (_what, texts, hasEndHead, isLikely) => {
  expect(evidenceOf(texts).isLikelyEnd(hasEndHead)).toBe(isLikely);
});

test.each([
  ['2026-11-23T06:40:00.123+05:30', '2026-11-23', '2026-11-23T01:10:00.123Z', true],
  ['2026-11-22T20:00:00Z', '2026-11-23', '2026-11-22T20:00:00.000Z', true],
  ['23/11/2026 6:40 pm', '2026-11-23', '2026-11-23T13:10:00.000Z', false],
  ['23/11/2026', '2026-11-23', null, false],
  ['46349.75', '2026-11-23', '2026-11-23T12:30:00.000Z', false],
])('reads the time in %s', (text, onDay, at, isExact) => {
  expect(momentIn(text, 'day_first')).toEqual({ day: onDay, at: at && Date.parse(at), isExact });
});

test.each(['23/11/2026 24:00', '23/11/2026 6:60', '23/11/2026 6:40:75', 'soon'])(
  'reads no time in %s',
  (text) => expect(momentIn(text, 'day_first')).toBeNull(),
);
