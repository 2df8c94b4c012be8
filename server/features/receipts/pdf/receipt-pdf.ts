import PDFDocument from 'pdfkit';
import type { ReceiptPaper } from '#common/receipts/papers';
import { studio } from '#common/studio';
import type { ReceiptContent } from '../receipt-content';
import { pageHeader } from './page-header';
import { pageFooter } from './page-footer';
import { headingAndFacts, parties, reversalPanel } from './document-details';
import { saleTable, SALE_HEIGHT } from './sale-table';
import { PAGE, PdfWriter } from './pdf-writer';
import { totalsHeight, totalsTable } from './totals-table';
import { drawRoll, rollSize } from './roll';
import { wording, type CopyMark } from './wording';

const SECTION = 32;

/** Properties of a file besides its content. */
export interface Drawing {
  /** A4 by default. */
  paper?: ReceiptPaper;
  /** None for the original. */
  mark?: CopyMark;
  /** Whether programs show the print dialog when they open the file. */
  opensPrintDialog?: boolean;
  isCompressed?: boolean;
  /** The file of the logo that the content names. */
  logo?: Buffer | null;
}

/** More than any receipt needs. */
const ROLL_HEIGHT_MAX = 14_000;

/**
 * Draws a receipt, invoice or credit note: on A4, one page unless names are very long, or on one piece of a roll. The
 * same content always gives the same bytes.
 */
export function drawReceipt(content: ReceiptContent, drawing: Drawing = {}): Promise<Buffer> {
  const sized = (size: Size) => documentOf(size, content, drawing);
  if (drawing.paper !== 'roll_80mm')
    return fileOf(sized([PAGE.width, PAGE.height]), (writer) => drawSheet(writer, content, drawing));
  const draw = (writer: PdfWriter) => drawRoll(writer, content, drawing.mark);
  // Drawn twice: the length is known only then.
  const length = draw(new PdfWriter(sized(rollSize(ROLL_HEIGHT_MAX))));
  return fileOf(sized(rollSize(length)), draw);
}

type Size = [width: number, height: number];

function documentOf(
  size: Size,
  content: ReceiptContent,
  { isCompressed = true, opensPrintDialog = false }: Drawing,
): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size,
    margin: 0,
    font: '',
    compress: isCompressed,
    pdfVersion: '1.7',
    tagged: true,
    lang: studio.locale,
    displayTitle: true,
    info: infoOf(content),
  });
  if (opensPrintDialog) openPrintDialog(document);
  return document;
}

async function fileOf(document: PDFKit.PDFDocument, draw: (writer: PdfWriter) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const end = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  draw(new PdfWriter(document));
  document.end();
  await end;
  return Buffer.concat(chunks);
}

/** Browsers and readers of PDF files know this action; PDFKit has no method for it. */
function openPrintDialog(document: PDFKit.PDFDocument): void {
  const { _root: catalog } = document as unknown as { _root: { data: Record<string, unknown> } };
  catalog.data['OpenAction'] = { Type: 'Action', S: 'Named', N: 'Print' };
}

function drawSheet(writer: PdfWriter, content: ReceiptContent, { mark, logo = null }: Drawing): void {
  let y = pageHeader(writer, content, logo) + SECTION;
  y = headingAndFacts(writer, content, { y, mark }) + SECTION;
  y = parties(writer, content, y) + SECTION;
  y = reversalPanel(writer, content, y);
  y = saleTable(writer, content, writer.roomFor(SALE_HEIGHT, y));
  totalsTable(writer, content, writer.roomFor(totalsHeight(content), y + SECTION / 2));
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
