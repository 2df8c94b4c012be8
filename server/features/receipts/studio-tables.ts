import { RECEIPT_KINDS } from '#common/orders/payments';
import { ID, NO_REQUEST_KEY, oneOf, ORDER, SECRET, type StudioTables } from '../studio-table';

const RECEIPT = 'The receipt: receipts.id.';

export const STUDIO_TABLES: StudioTables = {
  receipts: {
    about: 'Receipts, invoices and credit notes.',
    columns: {
      id: ID,
      number: 'Number; there are no gaps within a financial year.',
      fiscal_year: 'Financial year.',
      kind: oneOf('Kind', RECEIPT_KINDS),
      order_id: ORDER,
      content: 'What is printed on it.',
      issued_at: 'Time at which it was issued.',
      hash: 'SHA-256 of the document and of the hash of the one with the number before.',
    },
  },
  receipt_copies: {
    about: 'Copies of receipts that staff handed out.',
    columns: {
      receipt_id: RECEIPT,
      copy: '1 for the original; those after it are reprints.',
      way: 'How it was handed out.',
      handed_out_at: 'Time at which it was handed out.',
    },
    columnsLeftOut: NO_REQUEST_KEY,
    sortedBy: 'receipt_id, copy',
  },
  document_counters: {
    about: 'The last numbers of receipts.',
    columns: {
      series: 'Series of numbers.',
      fiscal_year: 'Financial year.',
      last: 'The last number that was given.',
    },
    sortedBy: 'series, fiscal_year',
  },
  receipt_links: { leftOut: SECRET },
};
