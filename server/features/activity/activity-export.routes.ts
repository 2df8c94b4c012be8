import * as z from 'zod/mini';
import { CSV_FILE } from '../../rest/answers';
import { exportFile, EXPORT_ACCESS, jsonArgument, jsonIn } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestActivityExportDocument } from './activity-export.routes.generated';

export const activityExportRoutes = [
  route({
    method: 'GET',
    path: '/api/user/admin/activities.csv',
    summary: 'Returns the visits and workouts that match a filter as a CSV file, newest first.',
    subject: 'Activity',
    access: EXPORT_ACCESS,
    query: z.object({
      filter: jsonArgument('filter', 'activities'),
    }),
    answer: CSV_FILE,
    document: RestActivityExportDocument,
    variables: ({ query }) => ({ filter: jsonIn(query.filter), after: undefined }),
    responseBody: (first, readOn) =>
      exportFile('activities.csv', { first, readOn, partIn: (data) => data.activityExport }),
  }),
];
