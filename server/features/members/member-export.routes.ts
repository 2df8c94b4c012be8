import { exportFile, EXPORT_ACCESS, jsonIn } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestMemberExportDocument } from './member-export.routes.generated';

export const memberExportRoutes = [
  route({
    method: 'GET',
    path: '/api/user/admin/users.csv',
    summary: 'Returns the accounts that match a filter as a CSV file.',
    access: EXPORT_ACCESS,
    query: {
      filter: 'Argument `filter` of `members` in GraphQL, as JSON.',
      orderBy: 'Argument `orderBy` of `members` in GraphQL, as JSON.',
    },
    document: RestMemberExportDocument,
    variables: ({ query }) => ({
      filter: jsonIn(query.filter),
      orderBy: jsonIn(query.orderBy),
      after: undefined,
    }),
    responseBody: (first, readOn) =>
      exportFile('bhor-members.csv', { first, readOn, partIn: (data) => data.memberExport }),
  }),
];
