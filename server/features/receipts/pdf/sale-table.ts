import { formatPaiseInFull } from '#common/money';
import type { ReceiptContent } from '../receipt-content';
import { LEFT, RIGHT, WIDTH, type Box, type PdfWriter, type Style } from './pdf-writer';
import { light, styles } from './styles';
import { wording } from './wording';

const GAP = 16;
const PADDING = 9;
/** Height in points with a plan name of the usual length. */
export const SALE_HEIGHT = 90;

interface Column {
  heading: string;
  width: number;
  align?: 'right';
  /** Lines of the cell, the most important one first. */
  cell: { text: string; style: Style }[];
}

/** Draws the table with the sold plan as its only row; returns the y where it ends. */
export function saleTable(writer: PdfWriter, content: ReceiptContent, y: number): number {
  const columns = columnsOf(content);
  const table = writer.group('Table');
  const head = writer.group('TR', table);
  const headEnds = row(columns, y, ({ heading }, box) =>
    writer.write(heading, { ...box, style: styles.label }, { as: 'TH', within: head, scope: 'Column' }),
  );
  rule(writer, headEnds + PADDING / 2, { width: 1, color: light.text });
  const body = writer.group('TR', table);
  const bodyStarts = headEnds + PADDING / 2 + PADDING;
  const bodyEnds = row(columns, bodyStarts, ({ cell }, box) => {
    const within = writer.group('TD', body);
    let at = box.y;
    for (const { text, style } of cell)
      at = writer.write(text, { ...box, y: at, style }, { as: 'P', within });
    return at;
  });
  rule(writer, bodyEnds + PADDING, { width: 0.75, color: light.line });
  return bodyEnds + PADDING;
}

export function rule(writer: PdfWriter, y: number, { width, color }: { width: number; color: string }): void {
  writer.decorate((document) => {
    document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).stroke(color);
  });
}

function columnsOf({ line, price }: ReceiptContent): Column[] {
  const { sale: words } = wording;
  const plain = (text: string, style = styles.text) => [{ text, style }];
  const narrow: Column[] = [
    ...(line.sac ? [{ heading: words.sac, width: 62, cell: plain(line.sac) }] : []),
    { heading: words.quantity, width: 58, align: 'right', cell: plain(words.one) },
    {
      heading: words.amount(price.rateBasisPoints > 0),
      width: 104,
      align: 'right',
      cell: plain(formatPaiseInFull(price.taxablePaise), styles.amount),
    },
  ];
  const narrowWidth = narrow.reduce((sum, { width }) => sum + width + GAP, 0);
  const description: Column = {
    heading: words.what,
    width: WIDTH - narrowWidth,
    cell: [
      { text: line.plan, style: styles.value },
      { text: words.term(line), style: styles.text },
    ],
  };
  return [description, ...narrow];
}

/** Calls `write` for each column from left to right; returns the y where the longest one ends. */
function row(columns: Column[], y: number, write: (column: Column, box: Box) => number): number {
  let x = LEFT;
  const ends = columns.map((column) => {
    const { width, align } = column;
    const end = write(column, { x, y, width, ...(align ? { align } : {}) });
    x += width + GAP;
    return end;
  });
  return Math.max(...ends);
}
