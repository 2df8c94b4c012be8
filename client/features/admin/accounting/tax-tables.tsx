import { usesRupees } from '#common/studio-currency';
import { formatPaiseInFull } from '#common/money';
import { accountingContent } from './accounting.content';
import type { MonthlyTaxesFragment, SummedTaxesFragment } from './accounting.generated';
import { FiguresTable } from './figures-table';

const { heads, noTax, total } = accountingContent;

/** Another tax than GST has one column. */
const amounts = () =>
  (['taxable', 'cgst', 'sgst', 'roundOff', 'total'] as const).filter(
    (name) => name !== 'sgst' || usesRupees(),
  );

const amountHeads = () => amounts().map((name) => heads[name]);

const amountsOf = (sums: SummedTaxesFragment): string[] =>
  amounts().map((name) => formatPaiseInFull(sums[name].minorUnits));

/** "5 %": both halves together. */
const rateOf = (basisPoints: number): string => (basisPoints === 0 ? noTax : `${basisPoints / 100} %`);

interface TaxTableProps {
  taxes: MonthlyTaxesFragment;
}

export const RateTable = ({ taxes }: TaxTableProps) => (
  <FiguresTable
    figure="byRate"
    month={taxes.month}
    heads={[heads.place, heads.rate, ...amountHeads()]}
    rows={taxes.byRate.map(({ rateBasisPoints, stateCode, placeOfSupply, amounts: sums }) => [
      stateCode === null ? placeOfSupply : `${stateCode}-${placeOfSupply}`,
      rateOf(rateBasisPoints),
      ...amountsOf(sums),
    ])}
    total={[total, '', ...amountsOf(taxes.total)]}
  />
);

export const ServiceTable = ({ taxes }: TaxTableProps) => (
  <FiguresTable
    figure="byService"
    month={taxes.month}
    heads={[heads.sac, heads.rate, heads.sold, heads.creditNotes, ...amountHeads()]}
    rows={taxes.byService.map(({ sac, rateBasisPoints, soldCount, creditNoteCount, amounts: sums }) => [
      sac,
      rateOf(rateBasisPoints),
      String(soldCount),
      String(creditNoteCount),
      ...amountsOf(sums),
    ])}
  />
);
