/** The figures for the GST return in one file with the rows of three tables of GSTR-1. */
import { usesRupees } from '#common/studio-currency';
import type { TaxedAmounts } from '#common/plans/gst';
import type { CsvColumns } from '../exports/list-export.service';
import { amountColumns, percentOf, registrationHead } from './csv-cells';
import { stateCodeOf, type DocumentSeries, type DocumentSums } from './tax-figures';
import type { TaxTables } from './tax-summary.service';

type TaxRow = { table: string; month: string } & Partial<Omit<DocumentSums, 'month'> & DocumentSeries>;

export const taxRows = ({ byRate, byService, series }: TaxTables): TaxRow[] => [
  ...byRate.map(({ sac: _, ...row }) => ({
    table: row.gstin === null ? 'Receipts without tax' : usesRupees() ? '7 B2C by rate and state' : 'By rate',
    ...row,
  })),
  ...byService.map(({ placeOfSupply: _, ...row }) => ({ table: '12 B2C by SAC', ...row })),
  ...series.map((row) => ({ table: usesRupees() ? '13 Documents' : 'Documents', ...row })),
];

const hasAmounts = (row: TaxRow): row is TaxRow & TaxedAmounts => row.totalPaise !== undefined;

/** The cells are empty in the rows of documents. */
const amountsIfAny = (): CsvColumns<TaxRow> =>
  Object.fromEntries(
    Object.entries(amountColumns()).map(([head, cellOf]) => [
      head,
      (row: TaxRow) => (hasAmounts(row) ? cellOf(row) : null),
    ]),
  );

export const taxColumns = (): CsvColumns<TaxRow> => ({
  Table: ({ table }) => table,
  Month: ({ month }) => month,
  [registrationHead()]: ({ gstin = null }) => gstin,
  'Place of supply': ({ gstin = null, placeOfSupply = null }) =>
    gstin === null || placeOfSupply === null || !usesRupees()
      ? placeOfSupply
      : `${stateCodeOf(gstin)}-${placeOfSupply}`,
  SAC: ({ sac = null }) => sac,
  'Rate %': ({ rateBasisPoints }) => (rateBasisPoints === undefined ? null : percentOf(rateBasisPoints)),
  ...amountsIfAny(),
  'Invoices and receipts': ({ soldCount = null }) => soldCount,
  'Credit notes': ({ creditNoteCount = null }) => creditNoteCount,
  Series: ({ series = null }) => series,
  From: ({ firstNumber = null }) => firstNumber,
  To: ({ lastNumber = null }) => lastNumber,
  Documents: ({ issuedCount = null }) => issuedCount,
  Cancelled: ({ cancelledCount = null }) => cancelledCount,
});
