/** Cells that several files for the accountant have in common. */
import { usesRupees } from '#common/studio-currency';
import type { TaxedAmounts } from '#common/plans/gst';
import { studio } from '#common/studio';
import { studioDate, studioTime } from '../../lib/studio-date';
import type { CsvColumns } from '../exports/list-export.service';

/** "5" for 500. */
export const percentOf = (rateBasisPoints: number): number => rateBasisPoints / 100;

const gstColumns: CsvColumns<TaxedAmounts> = {
  CGST: ({ cgstPaise }) => ({ paise: cgstPaise }),
  SGST: ({ sgstPaise }) => ({ paise: sgstPaise }),
};

export const amountColumns = (): CsvColumns<TaxedAmounts> => ({
  'Taxable value': ({ taxablePaise }) => ({ paise: taxablePaise }),
  ...(usesRupees()
    ? gstColumns
    : { [studio.taxName]: ({ cgstPaise }: TaxedAmounts) => ({ paise: cgstPaise }) }),
  'Round off': ({ roundOffPaise }) => ({ paise: roundOffPaise }),
  Total: ({ totalPaise }) => ({ paise: totalPaise }),
});

/** The head of the number under which the studio is registered. */
export const registrationHead = (): string => (usesRupees() ? 'GSTIN' : `${studio.taxName} number`);

/** Columns of amounts that rows have in a property. */
export const columnsOf = <Row, Part>(
  columns: CsvColumns<Part>,
  partOf: (row: Row) => Part,
): CsvColumns<Row> =>
  Object.fromEntries(
    Object.entries(columns).map(([head, cellOf]) => [head, (row: Row) => cellOf(partOf(row))]),
  );

export const momentColumns = <Row>(what: string, momentOf: (row: Row) => Date): CsvColumns<Row> => ({
  [`${what} on`]: (row) => studioDate(momentOf(row)),
  [`${what} at`]: (row) => studioTime(momentOf(row)),
});
