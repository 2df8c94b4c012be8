import { exportFile, EXPORT_ACCESS, jsonIn } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestActivityExportDocument } from './activity-export.routes.generated';

export const activityExportRoutes = [
  route({
    method: 'GET',
    path: '/api/user/admin/activities.csv',
    summary: 'Returns the visits and workouts that match a filter as a CSV file, newest first.',
    access: EXPORT_ACCESS,
    query: { filter: 'Argument `filter` of `activities` in GraphQL, as JSON.' },
    document: RestActivityExportDocument,
    variables: ({ query }) => ({ filter: jsonIn(query.filter), after: undefined }),
    responseBody: (first, readOn) =>
      exportFile('bhor-activities.csv', { first, readOn, partIn: (data) => data.activityExport }),
  }),
];
