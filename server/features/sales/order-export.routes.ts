import { exportFile, EXPORT_ACCESS, jsonIn } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestOrderExportDocument } from './order-export.routes.generated';

export const orderExportRoutes = [
  route({
    method: 'GET',
    path: '/api/user/admin/orders.csv',
    summary: 'Returns the orders that match a filter, with what is due on them, as a CSV file, newest first.',
    access: EXPORT_ACCESS,
    query: { filter: 'Argument `filter` of `orders` in GraphQL, as JSON.' },
    document: RestOrderExportDocument,
    variables: ({ query }) => ({ filter: jsonIn(query.filter), after: undefined }),
    responseBody: (first, readOn) =>
      exportFile('bhor-orders.csv', { first, readOn, partIn: (data) => data.orderExport }),
  }),
];
