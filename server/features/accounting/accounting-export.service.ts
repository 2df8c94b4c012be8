import type { Period } from '#common/accounting/accounting.form';
import type { AccountingFile } from '#common/accounting/files';
import type { Database } from '../../database/database';
import type { List, Listed } from '../../database/list';
import type { UserActor } from '../../lib/actor';
import type { Links } from '../../lib/links';
import type { ExportPart } from '../exports/export-part.type';
import type { CsvColumns, ListExportService } from '../exports/list-export.service';
import type { DocumentListsService } from './document-lists.service';
import { creditNoteColumns, invoiceColumns } from './document-files';
import { addBalances } from './order-balances';
import { paymentColumns, refundColumns, writeOffColumns } from './money-files';
import type { MoneyListsService } from './money-lists.service';
import { orderColumns, ordersOf } from './order-file';
import type { TaxSummaryService } from './tax-summary.service';
import { taxColumns, taxRows } from './tax-table';

interface AccountingExportParts {
  dataSource: Database;
  documentLists: DocumentListsService;
  moneyLists: MoneyListsService;
  taxSummary: TaxSummaryService;
  listExport: ListExportService;
  links: Links;
}

/** A file of an accountant, and the days that it is about. */
export interface AccountingExport {
  file: AccountingFile;
  period: Period;
}

/** The files for the accountant. */
export class AccountingExportService {
  constructor(private readonly parts: AccountingExportParts) {}

  urlOf = ({ file, period }: AccountingExport): string => this.parts.links.accountingExport(file, period);

  async part(
    actor: UserActor,
    { file, period }: AccountingExport,
    cursor: string | null | undefined,
  ): Promise<ExportPart> {
    const { dataSource, documentLists, moneyLists, taxSummary, listExport } = this.parts;
    const exported = { entryType: 'accounting.exported', filter: { file, ...period } } as const;
    const listed = <Row extends Listed>(
      list: List<Row>,
      columns: CsvColumns<Row>,
      complete?: (rows: Row[]) => Promise<void>,
    ) => listExport.part(actor, { ...exported, list, columns, ...(complete && { complete }) }, cursor);
    if (file === 'orders')
      return listed(ordersOf(dataSource, period), orderColumns(), (rows) => addBalances(dataSource, rows));
    if (file === 'write_offs')
      return listed(moneyLists.writeOffs({ bookedOn: period }), writeOffColumns, (rows) =>
        moneyLists.addReasons(rows),
      );
    if (file === 'invoices') return listed(documentLists.invoices(period), invoiceColumns());
    if (file === 'credit_notes') return listed(documentLists.creditNotes(period), creditNoteColumns());
    if (file === 'payments') return listed(moneyLists.payments({ bookedOn: period }), paymentColumns);
    if (file === 'refunds') return listed(moneyLists.refunds({ bookedOn: period }), refundColumns);
    const read = async () => taxRows(await taxSummary.tables(period));
    return listExport.table(actor, { ...exported, read, columns: taxColumns() });
  }
}
