import PDFDocument from 'pdfkit';
import { studio } from '#common/studio';
import type { ReceiptContent } from '../receipt-content';
import { pageHeader } from './page-header';
import { pageFooter } from './page-footer';
import { headingAndFacts, parties, reversalPanel } from './document-details';
import { saleTable, SALE_HEIGHT } from './sale-table';
import { PAGE, PdfWriter } from './pdf-writer';
import { totalsTable, TOTALS_HEIGHT } from './totals-table';
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
  draw(new PdfWriter(document), content);
  document.end();
  await end;
  return Buffer.concat(chunks);
}

function draw(writer: PdfWriter, content: ReceiptContent): void {
  let y = pageHeader(writer, content) + SECTION;
  y = headingAndFacts(writer, content, y) + SECTION;
  y = parties(writer, content, y) + SECTION;
  y = reversalPanel(writer, content, y);
  y = saleTable(writer, content, writer.roomFor(SALE_HEIGHT, y));
  totalsTable(writer, content, writer.roomFor(TOTALS_HEIGHT, y + SECTION / 2));
  pageFooter(writer, content);
  writer.root.end();
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
