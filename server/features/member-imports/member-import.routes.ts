import { memberMessages } from '#common/members/messages';
import { CSV_FILE } from '../../rest/answers';
import { exportFile } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestSkippedRowsDocument } from './member-import.routes.generated';

export const memberImportRoutes = [
  route({
    method: 'GET',
    path: '/api/user/admin/member-imports/:id/skipped.csv',
    summary: 'Returns the rows of an import that have mistakes as a CSV file, with the reasons.',
    subject: 'Members',
    access: { permission: 'members:import', logInMessage: memberMessages.logInForPanel },
    answer: CSV_FILE,
    fieldNames: { importId: 'id' },
    document: RestSkippedRowsDocument,
    variables: ({ params: { id } }) => ({ importId: id, after: undefined }),
    responseBody: (first, readOn) =>
      exportFile('skipped-rows.csv', { first, readOn, partIn: (data) => data.skippedRows }),
  }),
];
