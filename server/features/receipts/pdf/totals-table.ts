import { formatPaiseInFull } from '#common/money';
import type { ReceiptContent } from '../receipt-content';
import { amountInWords } from './amount-in-words';
import { baselineOf, LEFT, RIGHT, WIDTH, type PdfWriter, type Style } from './pdf-writer';
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
export function totalsTable(writer: PdfWriter, content: ReceiptContent, y: number): number {
  const { price } = content;
  const table = writer.group('Table');
  let at = y;
  for (const [label, paise] of taxRows(price)) {
    at = sumRow(writer, { table, y: at, label, paise, styles: [styles.text, styles.amount] }) + GAP;
  }
  if (at > y) {
    at += GAP;
    const above = at;
    writer.decorate((document) => {
      document.moveTo(SUM_LEFT, above).lineTo(RIGHT, above).lineWidth(1).stroke(light.text);
    });
    at += 2 * GAP;
  }
  const sum = { label: wording.totals.sum(content), paise: price.totalPaise };
  at = sumRow(writer, { table, y: at, ...sum, styles: [styles.value, styles.total] });
  return Math.max(at, amountInWordsBlock(writer, content, y));
}

/** The amounts between price and total; none if no tax is charged. */
export function taxRows({
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

function sumRow(writer: PdfWriter, { table, y, label, paise, styles: [small, large] }: SumRow): number {
  const within = writer.group('TR', table);
  const words = { x: SUM_LEFT, y: aligned(y, small, large), width: SUM_WIDTH - AMOUNT_WIDTH, style: small };
  writer.write(label, words, { as: 'TH', within, scope: 'Row' });
  const amount = { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH, align: 'right', style: large } as const;
  return writer.write(formatPaiseInFull(paise), amount, { as: 'TD', within });
}

/** The y at which a line has the same baseline as a line of another style at `y`. */
const aligned = (y: number, style: Style, other: Style): number => y + baselineOf(other) - baselineOf(style);

function amountInWordsBlock(writer: PdfWriter, { price }: ReceiptContent, y: number): number {
  const within = writer.group('Div');
  const box = { x: LEFT, width: WIDTH - SUM_WIDTH - 2 * GUTTER };
  const first = price.rateBasisPoints > 0 ? styles.amount : styles.total;
  const label = { ...box, y: aligned(y, styles.label, first), style: styles.label };
  const middle = writer.write(wording.totals.inWords, label, { as: 'P', within });
  const words = { ...box, y: middle, style: styles.text };
  return writer.write(amountInWords(price.totalPaise), words, { as: 'P', within });
}
