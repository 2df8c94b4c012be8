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
const ROW_HEIGHT = 24;
/** How many characters of a label fit into a line, at least. */
const LABEL_CHARACTERS = 18;
/** Height in points with the total and its words. */
const SUM_HEIGHT = 70;

/** Height in points. */
export const totalsHeight = (content: ReceiptContent): number =>
  SUM_HEIGHT +
  [...rowsOfPrice(content), ...rowsOfDue(content)].reduce(
    (sum, [label]) => sum + ROW_HEIGHT * Math.ceil(label.length / LABEL_CHARACTERS),
    0,
  );

/** Draws taxable value, taxes, total and the amount in words; returns the y where they end. */
export function totalsTable(writer: PdfWriter, content: ReceiptContent, y: number): number {
  const { price } = content;
  const table = writer.group('Table');
  let at = y;
  for (const [label, paise] of rowsOfPrice(content)) {
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
  for (const [label, paise] of rowsOfDue(content)) {
    at = sumRow(writer, { table, y: at + GAP, label, paise, styles: [styles.text, styles.amount] });
  }
  return Math.max(at, amountInWordsBlock(writer, content, y));
}

type Row = [label: string, paise: number];

/** The amounts between price and total; none without a discount, a credit or a tax. */
export const rowsOfPrice = ({ discount, credit, price, taxName }: ReceiptContent): Row[] => {
  const off: Row[] = [
    ...(credit ? [[wording.totals.credit(credit), -credit.paise] satisfies Row] : []),
    ...(discount ? [[wording.totals.discount(discount.reason), -discount.paise] satisfies Row] : []),
  ];
  const listed = off.reduce((sum, [, paise]) => sum - paise, price.totalPaise);
  return [
    ...(off.length > 0 ? [[wording.totals.listed, listed] satisfies Row, ...off] : []),
    ...taxRows(price, taxName),
  ];
};

/** Rows for the paid part of the total, and the rest; none if everything was paid. */
export const rowsOfDue = ({ due, price }: ReceiptContent): Row[] =>
  due
    ? [
        [wording.totals.paid, price.totalPaise - due.paise],
        [wording.totals.due(due.on), due.paise],
      ]
    : [];

function taxRows(
  { rateBasisPoints: rate, taxablePaise, cgstPaise, sgstPaise, roundOffPaise }: ReceiptContent['price'],
  taxName: string | undefined,
): Row[] {
  if (rate === 0) return [];
  const words = wording.totals;
  const taxes: Row[] = taxName
    ? [[words.oneTax(taxName, rate), cgstPaise]]
    : [
        [words.cgst(rate), cgstPaise],
        [words.sgst(rate), sgstPaise],
      ];
  return [
    [words.taxable, taxablePaise],
    ...taxes,
    ...(roundOffPaise === 0 ? [] : ([[words.roundOff, roundOffPaise]] satisfies Row[])),
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
  const below = writer.write(label, words, { as: 'TH', within, scope: 'Row' });
  const amount = { x: RIGHT - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH, align: 'right', style: large } as const;
  return Math.max(below, writer.write(formatPaiseInFull(paise), amount, { as: 'TD', within }));
}

/** The y at which a line has the same baseline as a line of another style at `y`. */
const aligned = (y: number, style: Style, other: Style): number => y + baselineOf(other) - baselineOf(style);

function amountInWordsBlock(writer: PdfWriter, content: ReceiptContent, y: number): number {
  const { price } = content;
  const within = writer.group('Div');
  const box = { x: LEFT, width: WIDTH - SUM_WIDTH - 2 * GUTTER };
  const first = rowsOfPrice(content).length > 0 ? styles.amount : styles.total;
  const label = { ...box, y: aligned(y, styles.label, first), style: styles.label };
  const middle = writer.write(wording.totals.inWords, label, { as: 'P', within });
  const words = { ...box, y: middle, style: styles.text };
  return writer.write(amountInWords(price.totalPaise), words, { as: 'P', within });
}
