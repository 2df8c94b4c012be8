import PDFDocument from 'pdfkit';
import { studio } from '#common/studio';
import type { ReceiptContent } from '../receipt-content';
import { band } from './band';
import { foot } from './foot';
import { heading, parties, reversal } from './head';
import { sale, SALE_HEIGHT } from './sale';
import { PAGE, Sheet } from './sheet';
import { totals, TOTALS_HEIGHT } from './totals';
import { wording } from './wording';

const SECTION = 32;

/**
 * Draws a receipt, invoice or credit note on A4; one page unless names are very long. The same content always gives
 * the same bytes.
 */
export async function drawReceipt(
  content: ReceiptContent,
  { isCompressed = true }: { isCompressed?: boolean } = {},
): Promise<Buffer> {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: '',
    compress: isCompressed,
    pdfVersion: '1.7',
    tagged: true,
    lang: studio.locale,
    displayTitle: true,
    info: infoOf(content),
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const end = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  draw(new Sheet(document), content);
  document.end();
  await end;
  return Buffer.concat(chunks);
}

function draw(sheet: Sheet, content: ReceiptContent): void {
  let y = band(sheet, content) + SECTION;
  y = heading(sheet, content, y) + SECTION;
  y = parties(sheet, content, y) + SECTION;
  y = reversal(sheet, content, y);
  y = sale(sheet, content, sheet.roomFor(SALE_HEIGHT, y));
  totals(sheet, content, sheet.roomFor(TOTALS_HEIGHT, y + SECTION / 2));
  foot(sheet, content);
  sheet.root.end();
}

/** PDF metadata; contains nothing about the machine that drew it. */
function infoOf(content: ReceiptContent): PDFKit.DocumentInfo {
  const { supplier, number, issuedAt } = content;
  return {
    Title: `${wording.title(content)} ${number}`,
    Author: supplier.name,
    Creator: studio.name,
    Producer: 'PDFKit',
    CreationDate: new Date(issuedAt),
  };
}
