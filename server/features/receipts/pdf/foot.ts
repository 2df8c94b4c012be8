import { studio } from '#common/studio';
import type { ReceiptContent } from '../receipt-content';
import { LEFT, PAGE, WIDTH, type Sheet } from './sheet';
import { rule } from './sale';
import { light, styles } from './styles';
import { wording } from './wording';

const GAP = 12;

/** Draws the legal notes at the bottom, with the document number in case this is a second page. */
export function foot(sheet: Sheet, { number, price }: ReceiptContent): void {
  const isTaxed = price.rateBasisPoints > 0;
  const lines = [
    [wording.unsigned, ...(isTaxed ? [wording.reverseCharge] : [])].join(' '),
    ...(studio.disclaimer ? [studio.disclaimer] : []),
  ];
  let y = PAGE.height - PAGE.margin - lines.length * styles.note.leading;
  rule(sheet, y - GAP, { width: 0.75, color: light.line });
  const corner = { x: LEFT, y, width: WIDTH, align: 'right', style: styles.note } as const;
  sheet.write(number, corner, { as: 'P', within: sheet.root });
  for (const line of lines) {
    const box = { x: LEFT, y, width: WIDTH, style: styles.note };
    y = sheet.write(line, box, { as: 'P', within: sheet.root });
  }
}
