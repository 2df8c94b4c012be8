/** Sums of rows of documents. */
import type { TaxedAmounts } from '#common/plans/gst';
import { groupBy } from '../../lib/group-by';
import type { DocumentSums } from './tax-figures';

const NOTHING: TaxedAmounts = {
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  roundOffPaise: 0,
  totalPaise: 0,
};

const sumOf = (one: TaxedAmounts, other: TaxedAmounts): TaxedAmounts => ({
  taxablePaise: one.taxablePaise + other.taxablePaise,
  cgstPaise: one.cgstPaise + other.cgstPaise,
  sgstPaise: one.sgstPaise + other.sgstPaise,
  roundOffPaise: one.roundOffPaise + other.roundOffPaise,
  totalPaise: one.totalPaise + other.totalPaise,
});

export const totalOf = (sums: readonly TaxedAmounts[]): TaxedAmounts => sums.reduce(sumOf, NOTHING);

type SummedBy = 'gstin' | 'placeOfSupply' | 'sac';

/** Adds up the rows that agree in month, rate and these columns; each sum has the values of its first row. */
export function sumsBy(rows: readonly DocumentSums[], columns: readonly SummedBy[]): DocumentSums[] {
  const keyOf = (row: DocumentSums) =>
    JSON.stringify([row.month, row.rateBasisPoints, ...columns.map((column) => row[column])]);
  return [...groupBy(rows, keyOf).values()].map((group) => ({
    ...group[0]!,
    ...totalOf(group),
    soldCount: group.reduce((sum, { soldCount }) => sum + soldCount, 0),
    creditNoteCount: group.reduce((sum, { creditNoteCount }) => sum + creditNoteCount, 0),
  }));
}
