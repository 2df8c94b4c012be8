import { orderMessages } from '#common/orders/messages';
import { RestReceiptDocument, type RestReceiptQuery } from './receipt.routes.generated';
import { FileAnswer } from '../../rest/answers';
import { RestFile } from '../../rest/rest-file';
import { route } from '../../rest/route';

/** Receipts, invoices and credit notes as files. */
export const receiptRoutes = [
  route({
    method: 'GET',
    path: '/api/user/receipts/:id',
    summary:
      'Returns a receipt, invoice or credit note as a PDF file. Members may read their own; staff with `receipts:read-any` may read any.',
    subject: 'Profile',
    answer: new FileAnswer('application/pdf', 'The document as it was issued.'),
    document: RestReceiptDocument,
    variables: ({ params }) => ({ id: params.id }),
    responseBody: ({ receiptFile }) => receiptFile && restFileOf(receiptFile),
    notFound: orderMessages.receiptNotFound,
  }),
];

type File = NonNullable<RestReceiptQuery['receiptFile']>;

const restFileOf = ({ name, mediaType, base64 }: File) =>
  new RestFile({ name, mediaType, bytes: Buffer.from(base64, 'base64') });
