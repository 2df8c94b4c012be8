import { formatPaiseInFull } from '#common/money';
import type { ReceiptContent } from '../receipt-content';
import { amountInWords } from './amount-in-words';
import { recipientOf } from './document-details';
import { legalNotes } from './page-footer';
import type { PdfWriter, Style } from './pdf-writer';
import { rollStyles as styles } from './styles';
import { rowsOfDue, rowsOfPrice } from './totals-table';
import { markText, wording, type CopyMark } from './wording';

const MM = 72 / 25.4;
/** Sizes of the roll of a receipt printer, in points; only its middle is printed. */
const PAPER_WIDTH = 80 * MM;
const WIDTH = 72 * MM;
const LEFT = (PAPER_WIDTH - WIDTH) / 2;
/** Printers cut a little above the end. */
const MARGIN = 4 * MM;
const GAP = 6;
/** Room for the number of a credit note. */
const VALUE_WIDTH = 104;

/** The paper is as long as the content. */
export const rollSize = (height: number): [number, number] => [PAPER_WIDTH, height];

/** Draws a document on the roll of a receipt printer, black only; returns the length of the paper. */
export function drawRoll(writer: PdfWriter, content: ReceiptContent, mark: CopyMark | undefined): number {
  const roll = new Roll(writer);
  supplier(roll, content);
  heading(roll, content, mark);
  recipient(roll, content);
  sale(roll, content);
  totals(roll, content);
  for (const line of legalNotes(content)) roll.line(line, styles.note);
  writer.root.end();
  return roll.y + MARGIN;
}

/** Writes one line below the other. */
class Roll {
  y = MARGIN;

  constructor(private readonly writer: PdfWriter) {}

  line(text: string, style: Style, as = 'P'): void {
    const box = { x: LEFT, y: this.y, width: WIDTH, style };
    this.y = this.writer.write(text, box, { as, within: this.writer.root });
  }

  /** A label, and its value at the right edge. */
  pair(label: string, value: string, style: Style): void {
    const within = this.writer.group('Div');
    const { y } = this;
    const small = { x: LEFT, y, width: WIDTH - VALUE_WIDTH, style };
    const right = { x: LEFT + WIDTH - VALUE_WIDTH, y, width: VALUE_WIDTH, align: 'right', style } as const;
    const ends = [
      this.writer.write(label, small, { as: 'P', within }),
      this.writer.write(value, right, { as: 'P', within }),
    ];
    this.y = Math.max(...ends);
  }

  rule(): void {
    const y = this.y + GAP;
    this.writer.decorate((document) => {
      document
        .moveTo(LEFT, y)
        .lineTo(LEFT + WIDTH, y)
        .lineWidth(0.75)
        .dash(2, { space: 2 })
        .stroke('#000000');
    });
    this.y = y + GAP;
  }
}

function supplier(roll: Roll, content: ReceiptContent): void {
  const { name, address, phone, email, gstin } = content.supplier;
  roll.line(name, styles.name);
  for (const line of [...address, phone, email]) roll.line(line, styles.text);
  if (gstin) roll.line(wording.parties.gstin(gstin, content.taxName), styles.text);
  roll.rule();
}

function heading(roll: Roll, content: ReceiptContent, mark: CopyMark | undefined): void {
  const { number, issuedAt, order, paidBy } = content;
  roll.line(wording.title(content), styles.title, 'H1');
  if (mark) roll.line(markText(mark), styles.value);
  roll.pair(wording.facts.number, number, styles.text);
  roll.pair(wording.facts.date, wording.day(issuedAt, content), styles.text);
  roll.pair(wording.facts.order, String(order.number), styles.text);
  roll.pair(wording.facts.paidBy(content), wording.paidBy(paidBy), styles.text);
  roll.rule();
}

function recipient(roll: Roll, content: ReceiptContent): void {
  const {
    supplier: { gstin },
    placeOfSupply,
    taxName,
    reverses,
  } = content;
  const [name, ...contact] = recipientOf(content);
  roll.line(wording.parties.to, styles.text);
  roll.line(name, styles.value);
  for (const line of contact) roll.line(line, styles.text);
  if (gstin && !taxName) roll.line(wording.placeOfSupply(placeOfSupply, gstin), styles.text);
  roll.rule();
  if (!reverses) return;
  roll.line(wording.takesBack(reverses, content), styles.value);
  roll.line(wording.reason(reverses.reason), styles.text);
  roll.rule();
}

function sale(roll: Roll, content: ReceiptContent): void {
  const { line, price } = content;
  const { sale: words } = wording;
  roll.line(line.plan, styles.value);
  roll.line(words.term(line), styles.text);
  if (line.sac) roll.pair(words.sac, line.sac, styles.text);
  roll.pair(words.quantity, words.one, styles.text);
  if (price.rateBasisPoints === 0)
    roll.pair(words.amount(false), formatPaiseInFull(price.taxablePaise), styles.text);
  for (const [label, paise] of rowsOfPrice(content)) roll.pair(label, formatPaiseInFull(paise), styles.text);
  roll.rule();
}

function totals(roll: Roll, content: ReceiptContent): void {
  const { totalPaise } = content.price;
  roll.pair(wording.totals.sum(content), formatPaiseInFull(totalPaise), styles.total);
  for (const [label, paise] of rowsOfDue(content)) roll.pair(label, formatPaiseInFull(paise), styles.text);
  roll.line(amountInWords(totalPaise), styles.text);
  roll.rule();
}
