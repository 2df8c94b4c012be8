import * as z from 'zod/mini';
import { ACCOUNTING_FILES, fileNameOf, type AccountingFile } from '#common/accounting/files';
import { enumName } from '#common/enum-names';
import { memberMessages } from '#common/members/messages';
import { CSV_FILE, described } from '../../rest/answers';
import { exportFile } from '../../rest/export-file';
import { route } from '../../rest/route';
import { RestAccountingExportDocument } from './accounting-export.routes.generated';

const CONTENTS: Record<AccountingFile, string> = {
  orders: 'the orders that were placed or decided in a period, or whose money was booked in it',
  invoices: 'the invoices and receipts of a period',
  payments: 'the payments that were received in a period',
  refunds: 'the refunds that were paid in a period',
  credit_notes: 'the credit notes of a period',
  write_offs: 'what was written off in a period, and what was recovered of it',
  gst: 'the figures of a period for the GST return',
};

const PERIOD = z.object({
  from: described(z.iso.date(), 'First day, in the time zone of the studio.'),
  to: described(z.iso.date(), 'Last day, at most two years later.'),
});

const routeOf = (file: AccountingFile) =>
  route({
    method: 'GET',
    path: `/api/user/admin/accounting/${fileNameOf(file)}.csv`,
    summary: `Returns ${CONTENTS[file]} as a CSV file.`,
    subject: 'Accounts',
    operationId: `${file.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}ForAccounting`,
    access: { permission: 'accounting:read', logInMessage: memberMessages.logInForPanel },
    query: PERIOD,
    answer: CSV_FILE,
    document: RestAccountingExportDocument,
    variables: ({ query: { from, to } }) => ({
      file: enumName(file),
      period: { from, to },
      after: undefined,
    }),
    responseBody: (first, readOn) =>
      exportFile(`${fileNameOf(file)}.csv`, {
        first,
        readOn,
        partIn: (data) => data.accountingExport,
      }),
  });

export const accountingExportRoutes = ACCOUNTING_FILES.map(routeOf);
