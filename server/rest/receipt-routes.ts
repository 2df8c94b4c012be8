import { RestFile } from './rest-file';
import { only, type RestRoute } from './route';

interface ReceiptFile {
  name: string;
  mediaType: string;
  base64: string;
}

/** What was paid and given back, on paper (contract 7). */
export const receiptRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/user/receipts/:id',
    summary: 'A receipt, invoice or credit note of the token’s member as a PDF file; admins get any.',
    document: 'query RestReceipt($id: ID!) { receiptFile(id: $id) { name mediaType base64 } }',
    variables: ({ params }) => ({ id: params['id'] }),
    body: (data) => {
      const { name, mediaType, base64 } = only(data) as ReceiptFile;
      return new RestFile({ name, mediaType, bytes: Buffer.from(base64, 'base64') });
    },
  },
];
