import { RestReceiptDocument } from './receipt.routes.generated';
import { RestFile } from '../../rest/rest-file';
import { route } from '../../rest/route';

/** Receipts, invoices and credit notes as files. */
export const receiptRoutes = [
  route({
    method: 'GET',
    path: '/api/user/receipts/:id',
    summary:
      'Returns a receipt, invoice or credit note as PDF. Members may read their own; admins may read any.',
    document: RestReceiptDocument,
    variables: ({ params }) => ({ id: params.id }),
    responseBody: ({ receiptFile: { name, mediaType, base64 } }) =>
      new RestFile({ name, mediaType, bytes: Buffer.from(base64, 'base64') }),
  }),
];
