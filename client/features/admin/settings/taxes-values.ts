import * as z from 'zod/mini';
import { parseNumber } from '#common/clean-text';
import { usesRupees } from '#common/studio-currency';
import { refine } from '#common/forms/fields';
import { taxMessages } from '#common/settings/messages';
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
  taxName: string;
  taxNumber: string;
  isInclusive: boolean;
  receiptPrefix: string;
  rates: EnteredRate[];
}

const BASIS_POINTS = 100;
/** Against the errors of binary fractions. */
const PRECISION = 1e6;

const basisPointsOf = (percent: string): number =>
  Math.round((parseNumber(percent) ?? Number.NaN) * BASIS_POINTS * PRECISION) / PRECISION;

/** Where the number is not a GSTIN, what is missing is shown at its own field. */
const rules: z.ZodMiniType<TaxSettings, z.input<typeof taxesForm>> = taxesForm.check(
  refine<TaxSettings>(
    (of) => usesRupees() || of.taxNumber !== '' || of.rates.every(({ basisPoints }) => basisPoints === 0),
    {
      reason: 'REQUIRED',
      error: taxMessages.gstinRequired,
      path: ['taxNumber'],
    },
  ),
);

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
  taxName,
  taxNumber,
  isInclusive,
  receiptPrefix,
  rates,
}: TaxSettingsFragment): TaxValues => ({
  legalName,
  gstin,
  taxName,
  taxNumber,
  isInclusive,
  receiptPrefix,
  rates: rates.map(({ from, basisPoints, sac }) => ({
    from,
    basisPoints: String(basisPoints / BASIS_POINTS),
    sac,
  })),
});
