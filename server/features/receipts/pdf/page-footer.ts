import { studio } from '#common/studio';
import type { ReceiptContent } from '../receipt-content';
import { LEFT, PAGE, WIDTH, type PdfWriter } from './pdf-writer';
import { rule } from './sale-table';
import { light, styles } from './styles';
import { wording } from './wording';

const GAP = 12;

/** The legal notes. */
export function legalNotes({ price, taxName }: ReceiptContent): string[] {
  const isInvoiceOfGst = price.rateBasisPoints > 0 && !taxName;
  return [
    [wording.unsigned, ...(isInvoiceOfGst ? [wording.reverseCharge] : [])].join(' '),
    ...(studio.disclaimer ? [studio.disclaimer] : []),
  ];
}

/** Draws the legal notes at the bottom, with the document number in case this is a second page. */
export function pageFooter(writer: PdfWriter, content: ReceiptContent): void {
  const lines = legalNotes(content);
  let y = PAGE.height - PAGE.margin - lines.length * styles.note.leading;
  rule(writer, y - GAP, { width: 0.75, color: light.line });
  const corner = { x: LEFT, y, width: WIDTH, align: 'right', style: styles.note } as const;
  writer.write(content.number, corner, { as: 'P', within: writer.root });
  for (const line of lines) {
    const box = { x: LEFT, y, width: WIDTH, style: styles.note };
    y = writer.write(line, box, { as: 'P', within: writer.root });
  }
}
