import { RestFile } from '../../rest/rest-file';
import { route } from '../../rest/route';
import { RestDataExportDocument } from './privacy.routes.generated';

export const privacyRoutes = [
  route({
    method: 'GET',
    path: '/api/user/data-export',
    summary: 'Returns the data stored about the current user as a JSON file.',
    document: RestDataExportDocument,
    variables: () => ({}),
    responseBody: ({
      me: {
        dataExportFile: { name, mediaType, base64 },
      },
    }) => new RestFile({ name, mediaType, bytes: Buffer.from(base64, 'base64') }),
  }),
];
