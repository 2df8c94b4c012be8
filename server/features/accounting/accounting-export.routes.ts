import { ACCOUNTING_FILES, fileNameOf, type AccountingFile } from '#common/accounting/files';
import { enumName } from '#common/enum-names';
import { memberMessages } from '#common/members/messages';
import { exportFile } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestAccountingExportDocument } from './accounting-export.routes.generated';

const WHAT: Record<AccountingFile, string> = {
  orders: 'the orders that were placed or decided in a period, or whose money was booked in it',
  invoices: 'the invoices and receipts of a period',
  payments: 'the payments that were received in a period',
  refunds: 'the refunds that were paid in a period',
  credit_notes: 'the credit notes of a period',
  write_offs: 'what was written off in a period, and what was recovered of it',
  gst: 'the figures of a period for the GST return',
};

const routeOf = (file: AccountingFile) =>
  route({
    method: 'GET',
    path: `/api/user/admin/accounting/${fileNameOf(file)}.csv`,
    summary: `Returns ${WHAT[file]} as a CSV file.`,
    access: { permission: 'accounting:read', logInMessage: memberMessages.logInForPanel },
    query: { from: 'First day, such as 2026-11-01.', to: 'Last day, at most two years later.' },
    document: RestAccountingExportDocument,
    variables: ({ query: { from, to } }) => ({
      file: enumName(file),
      period: { from, to },
      after: undefined,
    }),
    responseBody: (first, readOn) =>
      exportFile(`bhor-${fileNameOf(file)}.csv`, {
        first,
        readOn,
        partIn: (data) => data.accountingExport,
      }),
  });

export const accountingExportRoutes = ACCOUNTING_FILES.map(routeOf);
