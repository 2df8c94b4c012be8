import * as z from 'zod/mini';
import { CSV_FILE } from '../../rest/answers';
import { exportFile, EXPORT_ACCESS, jsonArgument, jsonIn } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestMemberExportDocument } from './member-export.routes.generated';

export const memberExportRoutes = [
  route({
    method: 'GET',
    path: '/api/user/admin/users.csv',
    summary: 'Returns the accounts that match a filter as a CSV file.',
    subject: 'Members',
    access: EXPORT_ACCESS,
    query: z.object({
      filter: jsonArgument('filter', 'members'),
      orderBy: jsonArgument('orderBy', 'members'),
    }),
    answer: CSV_FILE,
    document: RestMemberExportDocument,
    variables: ({ query }) => ({
      filter: jsonIn(query.filter),
      orderBy: jsonIn(query.orderBy),
      after: undefined,
    }),
    responseBody: (first, readOn) =>
      exportFile('members.csv', { first, readOn, partIn: (data) => data.memberExport }),
  }),
];
