import { memberMessages } from '#common/members/messages';
import { CSV_FILE } from '../../rest/answers';
import { exportFile } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestDayClosingExportDocument } from './day-close.routes.generated';

export const dayCloseRoutes = [
  route({
    method: 'GET',
    path: '/api/user/admin/day-closings.csv',
    summary: 'Returns the closed days, newest first, as a CSV file.',
    subject: 'Accounts',
    access: { permission: 'days:close', logInMessage: memberMessages.logInForPanel },
    answer: CSV_FILE,
    document: RestDayClosingExportDocument,
    variables: () => ({ after: undefined }),
    responseBody: (first, readOn) =>
      exportFile('closed-days.csv', { first, readOn, partIn: (data) => data.dayClosingExport }),
  }),
];
