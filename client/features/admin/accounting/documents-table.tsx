import { accountingContent } from './accounting.content';
import type { MonthlyTaxesFragment } from './accounting.generated';
import { FiguresTable } from './figures-table';

const { heads } = accountingContent;

export const DocumentsTable = ({ month, series }: Pick<MonthlyTaxesFragment, 'month' | 'series'>) => (
  <FiguresTable
    figure="documents"
    month={month}
    heads={[heads.series, heads.from, heads.to, heads.issued, heads.cancelled]}
    rows={series.map((one) => [
      one.series,
      one.firstNumber,
      one.lastNumber,
      String(one.issuedCount),
      String(one.cancelledCount),
    ])}
  />
);
