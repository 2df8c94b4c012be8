import { formatPaiseInFull } from '#common/money';
import type { ReceiptContent } from '../receipt-content';
import { amountInWords } from './amount-in-words';
import { baselineOf, LEFT, RIGHT, WIDTH, type Sheet, type Style } from './sheet';
import { light, styles } from './styles';
import { wording } from './wording';

const SUM_WIDTH = 236;
const AMOUNT_WIDTH = 120;
const SUM_LEFT = RIGHT - SUM_WIDTH;
const GUTTER = 16;
const GAP = 6;
/** Height in points with all possible rows. */
export const TOTALS_HEIGHT = 150;

/** Draws taxable value, taxes, total and the amount in words; returns the y where they end. */
export function totals(sheet: Sheet, content: ReceiptContent, y: number): number {
  const { price } = content;
  const table = sheet.group('Table');
  let at = y;
  for (const [label, paise] of taxRows(price)) {
    at = sumRow(sheet, { table, y: at, label, paise, styles: [styles.text, styles.amount] }) + GAP;
  }
  if (at > y) {
    at += GAP;
    const above = at;
    sheet.decorate((document) => {
      document.moveTo(SUM_LEFT, above).lineTo(RIGHT, above).lineWidth(1).stroke(light.text);
    });
    at += 2 * GAP;
  }
  const sum = { label: wording.totals.sum(content), paise: price.totalPaise };
  at = sumRow(sheet, { table, y: at, ...sum, styles: [styles.value, styles.total] });
  return Math.max(at, inWords(sheet, content, y));
}

function taxRows({
  rateBasisPoints: rate,
  taxablePaise,
  cgstPaise,
  sgstPaise,
  roundOffPaise,
}: ReceiptContent['price']): [string, number][] {
  if (rate === 0) return [];
  const words = wording.totals;
  return [
    [words.taxable, taxablePaise],
    [words.cgst(rate), cgstPaise],
    [words.sgst(rate), sgstPaise],
    ...(roundOffPaise === 0 ? [] : ([[words.roundOff, roundOffPaise]] satisfies [string, number][])),
  ];
}

interface SumRow {
  table: PDFKit.PDFStructureElement;
  y: number;
  label: string;
  paise: number;
  /** Styles of the label and of the amount. */
  styles: [Style, Style];
}

function sumRow(sheet: Sheet, { table, y, label, paise, styles: [small, large] }: SumRow): number {
  const within = sheet.group('TR', table);
  const words = { x: SUM_LEFT, y: aligned(y, small, large), width: SUM_WIDTH - AMOUNT_WIDTH, style: small };
  sheet.write(label, words, { as: 'TH', within, scope: 'Row' });
  const amount = { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH, align: 'right', style: large } as const;
  return sheet.write(formatPaiseInFull(paise), amount, { as: 'TD', within });
}

/** The y at which a line has the same baseline as a line of another style at `y`. */
const aligned = (y: number, style: Style, other: Style): number => y + baselineOf(other) - baselineOf(style);

function inWords(sheet: Sheet, { price }: ReceiptContent, y: number): number {
  const within = sheet.group('Div');
  const box = { x: LEFT, width: WIDTH - SUM_WIDTH - 2 * GUTTER };
  const first = price.rateBasisPoints > 0 ? styles.amount : styles.total;
  const label = { ...box, y: aligned(y, styles.label, first), style: styles.label };
  const middle = sheet.write(wording.totals.inWords, label, { as: 'P', within });
  const words = { ...box, y: middle, style: styles.text };
  return sheet.write(amountInWords(price.totalPaise), words, { as: 'P', within });
}
