import { expect, test } from 'vitest';
import { RECEIPT_PAPERS, type ReceiptPaper } from '#common/receipts/papers';
import { textsOf } from '../../../test/pdf-text';
import type { ReceiptContent } from '../receipt-content';
import { drawReceipt, type Drawing } from './receipt-pdf';
import { creditOf, hasEmptyBox, INVOICE, PART_PAID, RECEIPT } from './testing/contents';

const drawn = (content: ReceiptContent, drawing: Drawing) =>
  drawReceipt(content, { ...drawing, isCompressed: false });
const sourceOf = async (content: ReceiptContent, drawing: Drawing) =>
  (await drawn(content, drawing)).toString('latin1');
/** Texts without spaces, since none is drawn where a line is wrapped. */
const textOf = async (content: ReceiptContent, drawing: Drawing) =>
  textsOf(await drawn(content, drawing)).map(withoutSpaces);
const withoutSpaces = (text: string) => text.replaceAll(' ', '');

/** Width and height of the pages, in points. */
const sizesOf = (source: string) =>
  [...source.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) => size.map(Number));

const lengthOf = async (content: ReceiptContent) => {
  const sizes = sizesOf(await sourceOf(content, { paper: 'roll_80mm' }));
  expect(sizes).toHaveLength(1);
  expect(sizes[0]![0]).toBeCloseTo((80 * 72) / 25.4, 3);
  return sizes[0]![1]!;
};

const KINDS = [RECEIPT, INVOICE, creditOf(RECEIPT), creditOf(INVOICE), PART_PAID].map(
  (content) =>
    [
      `${content.kind} at ${content.price.rateBasisPoints}${content.due ? ', in part' : ''}`,
      content,
    ] as const,
);

/** Headings of columns and blocks, which a roll has no room for. */
const ONLY_ON_A4 = ['Description', 'From', 'In words'].map(withoutSpaces);

test.each(KINDS)('a %s says the same on a roll as on A4', async (_name, content) => {
  const [sheet, roll] = await Promise.all(RECEIPT_PAPERS.map((paper) => textOf(content, { paper })));
  const onSheet = new Set(sheet!.filter((text) => !ONLY_ON_A4.includes(text)));
  expect([...onSheet].filter((text) => !roll!.includes(text))).toEqual([]);
});

test('a discount, what was paid and what is due are written out', async () => {
  const text = await textOf(PART_PAID, { paper: 'a4' });
  for (const words of ['Price', '₹1,26,300.00', '-₹1,300.00', 'Total', 'Paid', '₹62,500.00'])
    expect(text, words).toContain(withoutSpaces(words));
  expect(text.join('')).toContain('Due,nextpartby5December2026');
  expect(text).not.toContain('Totalpaid');
});

test('a credit for unused days is a line of its own, before a discount', async () => {
  const credit = { paise: 88_064, days: 21, plan: 'Basic', order: 17 };
  const text = (await textOf({ ...RECEIPT, credit }, { paper: 'a4' })).join('');
  expect(text).toContain(withoutSpaces('Credit for 21 unused days of Basic (order 17)'));
  expect(text).toContain(withoutSpaces('-₹880.64'));
});

test('a plan of some days says how many', async () => {
  const line = { ...RECEIPT.line, months: 0, days: 7 };
  const text = (await textOf({ ...RECEIPT, line }, { paper: 'a4' })).join('');
  expect(text).toContain(withoutSpaces('Gym pass, 7 days'));
});

test('a roll is as long as its content, however long that is', async () => {
  const short = await lengthOf(RECEIPT);
  const taxed = await lengthOf(creditOf(INVOICE));
  const long = await lengthOf({ ...RECEIPT, recipient: `${'w'.repeat(242)}@example.com` });
  expect(short).toBeLessThan(400);
  expect(taxed).toBeGreaterThan(short);
  expect(long).toBeGreaterThan(short);
});

test('the number of a credit note with the longest prefix is on one line of a roll', async () => {
  const number = 'ABCC/26-27/000123';
  const content = { ...creditOf(INVOICE), number };
  const other = { ...content, number: '1' };
  expect(await lengthOf(content)).toBe(await lengthOf(other));
});

test.each([
  ['श्रीमती आशा कुलकर्णी', 'NotoSansDevanagari'],
  ['தமிழ்', 'NotoSansTamil'],
  ['محمد علي', 'NotoNaskhArabic'],
])('the name %s is drawn on a roll in the font %s, without empty boxes', async (recipient, font) => {
  const source = await sourceOf({ ...RECEIPT, recipient }, { paper: 'roll_80mm' });
  expect(source).toContain(font);
  expect(hasEmptyBox(source)).toBe(false);
});

test('a roll is tagged, has nothing but black, and gives the same bytes every time', async () => {
  const drawing = { paper: 'roll_80mm' } as const;
  const [first, second] = [await drawReceipt(INVOICE, drawing), await drawReceipt(INVOICE, drawing)];
  expect(first.equals(second)).toBe(true);
  const source = await sourceOf(INVOICE, drawing);
  expect(source).toContain('/S /H1\n');
  const colors = [...source.matchAll(/^([\d.]+ [\d.]+ [\d.]+) (?:scn|SCN)$/gm)].map(([, color]) => color);
  expect(new Set(colors)).toEqual(new Set(['0 0 0']));
});

const PAPERS = RECEIPT_PAPERS.map((paper) => [paper] as [ReceiptPaper]);

test.each(PAPERS)('on %s a reprint has its number and date, the original nothing', async (paper) => {
  const on = new Date('2026-11-29T20:00:00Z');
  const reprint = await textOf(RECEIPT, { paper, mark: { kind: 'reprint', copy: 3, on } });
  expect(reprint).toContain(withoutSpaces('Reprint: copy 3, handed out on 30 November 2026'));
  expect(await textOf(RECEIPT, { paper, mark: { kind: 'studio' } })).toContain('Copyforthestudio');
  expect((await textOf(RECEIPT, { paper })).join()).not.toMatch(/Reprint|Copy/);
});

test.each(PAPERS)('on %s only a file that is to be printed opens the print dialog', async (paper) => {
  expect(await sourceOf(RECEIPT, { paper, opensPrintDialog: true })).toMatch(
    /\/OpenAction <<[^>]*\/N \/Print/,
  );
  expect(await sourceOf(RECEIPT, { paper })).not.toContain('OpenAction');
});
