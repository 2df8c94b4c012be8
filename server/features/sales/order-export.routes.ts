import * as z from 'zod/mini';
import { CSV_FILE } from '../../rest/answers';
import { exportFile, EXPORT_ACCESS, jsonArgument, jsonIn } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestOrderExportDocument } from './order-export.routes.generated';

export const orderExportRoutes = [
  route({
    method: 'GET',
    path: '/api/user/admin/orders.csv',
    summary: 'Returns the orders that match a filter, with what is due on them, as a CSV file, newest first.',
    subject: 'Accounts',
    access: EXPORT_ACCESS,
    query: z.object({
      filter: jsonArgument('filter', 'orders'),
    }),
    answer: CSV_FILE,
    document: RestOrderExportDocument,
    variables: ({ query }) => ({ filter: jsonIn(query.filter), after: undefined }),
    responseBody: (first, readOn) =>
      exportFile('orders.csv', { first, readOn, partIn: (data) => data.orderExport }),
  }),
];
