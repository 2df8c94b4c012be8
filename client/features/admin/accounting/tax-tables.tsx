import { formatPaiseInFull } from '#common/money';
import { accountingContent } from './accounting.content';
import type { MonthlyTaxesFragment, SummedTaxesFragment } from './accounting.generated';
import { FiguresTable } from './figures-table';

const { heads, noTax, total } = accountingContent;

const AMOUNT_HEADS = [heads.taxable, heads.cgst, heads.sgst, heads.roundOff, heads.total];

const amountsOf = ({ taxable, cgst, sgst, roundOff, total: all }: SummedTaxesFragment): string[] =>
  [taxable, cgst, sgst, roundOff, all].map(({ minorUnits }) => formatPaiseInFull(minorUnits));

/** "5 %": both halves together. */
const rateOf = (basisPoints: number): string => (basisPoints === 0 ? noTax : `${basisPoints / 100} %`);

interface TaxTableProps {
  taxes: MonthlyTaxesFragment;
}

export const RateTable = ({ taxes }: TaxTableProps) => (
  <FiguresTable
    figure="byRate"
    heads={[heads.place, heads.rate, ...AMOUNT_HEADS]}
    rows={taxes.byRate.map(({ rateBasisPoints, stateCode, placeOfSupply, amounts }) => [
      stateCode === null ? placeOfSupply : `${stateCode}-${placeOfSupply}`,
      rateOf(rateBasisPoints),
      ...amountsOf(amounts),
    ])}
    total={[total, '', ...amountsOf(taxes.total)]}
  />
);

export const ServiceTable = ({ taxes }: TaxTableProps) => (
  <FiguresTable
    figure="byService"
    heads={[heads.sac, heads.rate, heads.sold, heads.creditNotes, ...AMOUNT_HEADS]}
    rows={taxes.byService.map(({ sac, rateBasisPoints, soldCount, creditNoteCount, amounts }) => [
      sac,
      rateOf(rateBasisPoints),
      String(soldCount),
      String(creditNoteCount),
      ...amountsOf(amounts),
    ])}
  />
);
