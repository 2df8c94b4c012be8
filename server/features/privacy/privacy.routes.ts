import { FileAnswer } from '../../rest/answers';
import { exportFile } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestDataExportDocument } from './privacy.routes.generated';

export const privacyRoutes = [
  route({
    method: 'GET',
    path: '/api/user/data-export',
    summary: 'Returns the data stored about the current user as a JSON file.',
    subject: 'Profile',
    answer: new FileAnswer('application/json', 'A JSON object with the rows of each table that has any.'),
    document: RestDataExportDocument,
    variables: () => ({ after: undefined }),
    responseBody: (first, readOn) =>
      exportFile('my-data.json', {
        mediaType: 'application/json',
        first,
        readOn,
        partIn: ({ me }) => me.dataExport,
      }),
  }),
];
