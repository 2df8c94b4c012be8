import * as z from 'zod/mini';
import { parseNumber } from '#common/clean-text';
import { taxesForm, type TaxSettings } from '#common/settings/taxes.form';
import type { TaxSettingsFragment } from './settings.generated';

/** A rate as typed, in percent. */
interface EnteredRate {
  from: string;
  basisPoints: string;
  sac: string;
}

/** GST and receipts as typed. */
export interface TaxValues extends Record<string, unknown> {
  legalName: string;
  gstin: string;
  isInclusive: boolean;
  receiptPrefix: string;
  rates: EnteredRate[];
}

const BASIS_POINTS = 100;
/** Against the errors of binary fractions. */
const PRECISION = 1e6;

const basisPointsOf = (percent: string): number =>
  Math.round((parseNumber(percent) ?? Number.NaN) * BASIS_POINTS * PRECISION) / PRECISION;

const rules: z.ZodMiniType<TaxSettings, z.input<typeof taxesForm>> = taxesForm;

export const taxesSchema: z.ZodMiniType<TaxSettings, TaxValues> = z.pipe(
  z.transform((values: TaxValues): z.input<typeof taxesForm> => ({
    ...values,
    rates: values.rates.map((rate) => ({ ...rate, basisPoints: basisPointsOf(rate.basisPoints) })),
  })),
  rules,
);

export const taxValuesOf = ({
  legalName,
  gstin,
  isInclusive,
  receiptPrefix,
  rates,
}: TaxSettingsFragment): TaxValues => ({
  legalName,
  gstin,
  isInclusive,
  receiptPrefix,
  rates: rates.map(({ from, basisPoints, sac }) => ({
    from,
    basisPoints: String(basisPoints / BASIS_POINTS),
    sac,
  })),
});
