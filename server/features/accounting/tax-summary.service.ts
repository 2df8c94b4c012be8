import { usesRupees } from '#common/studio-currency';
import type { Period } from '#common/accounting/accounting.form';
import { periodOfMonth } from '#common/accounting/months';
import type { Database } from '../../database/database';
import type { PricingService } from '../plans/pricing.service';
import {
  bookedTaxes,
  documentSeries,
  documentSums,
  stateCodeOf,
  type DocumentSeries,
  type DocumentSums,
} from './tax-figures';
import { sumsBy, totalOf } from './tax-sums';
import { taxAmountsOf } from './tax-amounts.type';
import type { TaxSummary } from './tax-summary.type';

/** The tables of GSTR-1 that a studio fills in, whose customers are consumers of its own state. */
export interface TaxTables {
  /** Table 7. */
  byRate: DocumentSums[];
  /** Table 12. */
  byService: DocumentSums[];
  /** Table 13. */
  series: DocumentSeries[];
}

/** Figures for GST returns. They are computed from the documents, since these are what members and the state have. */
export class TaxSummaryService {
  constructor(private readonly parts: { dataSource: Database; pricing: PricingService }) {}

  async tables(period: Period): Promise<TaxTables> {
    const { dataSource } = this.parts;
    const sums = await documentSums(dataSource, period);
    return {
      byRate: sumsBy(sums, ['gstin', 'placeOfSupply']),
      byService: sumsBy(
        sums.filter(({ sac }) => sac !== null),
        ['gstin', 'sac'],
      ),
      series: await documentSeries(dataSource, period),
    };
  }

  async of(month: string): Promise<TaxSummary> {
    const period = periodOfMonth(month);
    const { byRate, byService, series } = await this.tables(period);
    return {
      month,
      gstin: this.parts.pricing.registration().gstin,
      byRate: byRate.map(withAmounts),
      byService: byService.map(withAmounts),
      series,
      total: taxAmountsOf(totalOf(byRate)),
      booked: taxAmountsOf(await bookedTaxes(this.parts.dataSource, period)),
    };
  }
}

const withAmounts = (sums: DocumentSums) => ({
  ...sums,
  stateCode: sums.gstin && usesRupees() ? stateCodeOf(sums.gstin) : null,
  amounts: taxAmountsOf(sums),
});
