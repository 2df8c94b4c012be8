import { RestFile } from '../../rest/rest-file';
import { onlyField, type RestRoute } from '../../rest/route';

interface ReceiptFile {
  name: string;
  mediaType: string;
  base64: string;
}

/** Receipts, invoices and credit notes as files. */
export const receiptRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/user/receipts/:id',
    summary:
      'Returns a receipt, invoice or credit note as PDF. Members may read their own; admins may read any.',
    document: 'query RestReceipt($id: ID!) { receiptFile(id: $id) { name mediaType base64 } }',
    variables: ({ params }) => ({ id: params['id'] }),
    body: (data) => {
      const { name, mediaType, base64 } = onlyField(data) as ReceiptFile;
      return new RestFile({ name, mediaType, bytes: Buffer.from(base64, 'base64') });
    },
  },
];
