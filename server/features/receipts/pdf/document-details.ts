import type { ReceiptContent } from '../receipt-content';
import { drawable } from './fonts';
import { printable } from './line-wrapping';
import { LEFT, WIDTH, type PdfWriter } from './pdf-writer';
import { light, styles } from './styles';
import { markText, wording, type CopyMark } from './wording';

const GAP = 16;
const COLUMNS = 4;
const COLUMN = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
const HALF = (WIDTH - GAP) / 2;

/** Draws the title, the mark of a copy and the key facts; returns the y where they end. */
export function headingAndFacts(
  writer: PdfWriter,
  content: ReceiptContent,
  { y, mark }: { y: number; mark: CopyMark | undefined },
): number {
  const { number, issuedAt, order, paidBy } = content;
  const title = { x: LEFT, y, width: WIDTH, style: styles.title };
  let below = writer.write(wording.title(content), title, { as: 'H1', within: writer.root });
  if (mark) {
    const line = { x: LEFT, y: below, width: WIDTH, style: styles.value };
    below = writer.write(markText(mark), line, { as: 'P', within: writer.root });
  }
  below += GAP;
  const facts = [
    [wording.facts.number, number],
    [wording.facts.date, wording.day(issuedAt, content)],
    [wording.facts.order, String(order.number)],
    [wording.facts.paidBy(content), wording.paidBy(paidBy)],
  ] as const;
  const ends = facts.map(([label, value], index) => {
    const group = writer.group('Div');
    const box = { x: LEFT + index * (COLUMN + GAP), width: COLUMN };
    const middle = writer.write(label, { ...box, y: below, style: styles.label }, { as: 'P', within: group });
    return writer.write(value, { ...box, y: middle, style: styles.value }, { as: 'P', within: group });
  });
  return Math.max(...ends);
}

/** Draws supplier and recipient; returns the y where they end. */
export function parties(writer: PdfWriter, content: ReceiptContent, y: number): number {
  const { supplier, placeOfSupply, taxName } = content;
  const { gstin } = supplier;
  const from = [...supplier.address, supplier.phone, supplier.email];
  const left = party(writer, { label: wording.parties.from, name: supplier.name, x: LEFT, y }, [
    ...from,
    ...(gstin ? [wording.parties.gstin(gstin, taxName)] : []),
  ]);
  const [name, ...contact] = recipientOf(content);
  const right = party(writer, { label: wording.parties.to, name, x: LEFT + HALF + GAP, y }, [
    ...contact,
    ...(gstin && !taxName ? [wording.placeOfSupply(placeOfSupply, gstin)] : []),
  ]);
  return Math.max(left, right);
}

/** The recipient. If the fonts do not have the whole name, the e-mail address or the order says who it is. */
export function recipientOf({ recipient, recipientEmail, order }: ReceiptContent): [string, ...string[]] {
  const name = printable(recipient);
  const drawn = drawable(name, styles.value.weight);
  if (drawn !== '' && drawn === name) return [name];
  const other = recipientEmail ?? wording.parties.ofOrder(order.number);
  return drawn === '' ? [other] : [name, other];
}

interface Party {
  label: string;
  name: string;
  x: number;
  y: number;
}

function party(writer: PdfWriter, { label, name, x, y }: Party, lines: string[]): number {
  const within = writer.group('Div');
  const box = { x, width: HALF };
  let at = writer.write(label, { ...box, y, style: styles.label }, { as: 'P', within });
  at = writer.write(name, { ...box, y: at, style: styles.value }, { as: 'P', within });
  for (const line of lines) {
    at = writer.write(line, { ...box, y: at, style: styles.text }, { as: 'P', within });
  }
  return at;
}

const PADDING = 14;
const RADIUS = 8;

/** Draws the panel of a credit note with the reversed document and the reason; returns the y where it ends. */
export function reversalPanel(writer: PdfWriter, content: ReceiptContent, y: number): number {
  const { reverses } = content;
  if (!reverses) return y;
  const box = { x: LEFT + PADDING, width: WIDTH - 2 * PADDING };
  const texts = [
    { text: wording.takesBack(reverses, content), style: styles.value },
    { text: wording.reason(reverses.reason), style: styles.text },
  ];
  const height = texts.reduce((sum, { text, style }) => sum + writer.heightOf(text, { ...box, style }), 0);
  writer.decorate((document) => {
    document.roundedRect(LEFT, y, WIDTH, height + 2 * PADDING, RADIUS).fill(light.sunken);
  });
  const within = writer.group('Div');
  let at = y + PADDING;
  for (const { text, style } of texts) at = writer.write(text, { ...box, y: at, style }, { as: 'P', within });
  return at + PADDING + 2 * GAP;
}
