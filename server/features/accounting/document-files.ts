/** The columns of the files of invoices and credit notes, from what the documents say. */
import { studioDate } from '../../lib/studio-date';
import type { CsvColumns } from '../exports/list-export.service';
import type { Receipt } from '../receipts/receipt.entity';
import { amountColumns, columnsOf, momentColumns, percentOf, registrationHead } from './csv-cells';

export const invoiceColumns = (): CsvColumns<Receipt> => ({
  'Document ID': ({ id }) => id,
  Number: ({ number }) => number,
  Kind: ({ kind }) => kind,
  ...momentColumns<Receipt>('Issued', ({ issuedAt }) => issuedAt),
  Order: ({ order }) => order.number,
  'Order ID': ({ orderId }) => orderId,
  'Member ID': ({ order }) => order.userId,
  Recipient: ({ content }) => content.recipient,
  [registrationHead()]: ({ content }) => content.supplier.gstin,
  'Place of supply': ({ content }) => content.placeOfSupply,
  Plan: ({ content }) => content.line.plan,
  SAC: ({ content }) => content.line.sac,
  'Rate %': ({ content }) => percentOf(content.price.rateBasisPoints),
  ...columnsOf(amountColumns(), ({ content }: Receipt) => content.price),
  'Paid by': ({ content }) => content.paidBy,
});

/** The amounts are positive: a credit note takes them away. */
export const creditNoteColumns = (): CsvColumns<Receipt> => ({
  ...invoiceColumns(),
  'Reverses number': ({ content }) => content.reverses?.number ?? null,
  'Reverses document of': ({ content }) =>
    content.reverses && studioDate(new Date(content.reverses.issuedAt)),
  Reason: ({ content }) => content.reverses?.reason ?? null,
});
