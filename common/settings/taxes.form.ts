import * as z from 'zod/mini';
import { cleanCode } from '../clean-text';
import { usesRupees } from '../studio-currency';
import { line, refine } from '../forms/fields';
import { date, optionalLine } from './fields';
import { isGstin } from './gstin';
import * as limits from './limits';
import { taxMessages as messages } from './messages';

const gstin = z.string().check(
  z.overwrite((value) => cleanCode(value).replaceAll(' ', '').toUpperCase()),
  refine<string>((value) => value === '' || isGstin(value), {
    reason: 'INVALID_FORMAT',
    error: messages.gstinInvalid,
  }),
);

/** A tax rate, and the day from which it applies. */
export interface TaxRate {
  /** First day, ISO 8601. */
  from: string;
  /** Rate in hundredths of a percent: central and state GST together. */
  basisPoints: number;
  /** Services accounting code, printed on invoices. */
  sac: string;
}

const rate = z.object({
  from: date,
  basisPoints: z
    .int32({ error: messages.rateInvalid })
    .check(
      z.gte(0, { error: messages.rateInvalid }),
      z.lte(limits.TAX_RATE_BASIS_POINTS_MAX, { error: messages.rateInvalid }),
    ),
  sac: z.string().check(z.overwrite(cleanCode), z.regex(/^\d{4,8}$/, { error: messages.sacInvalid })),
});

const areDaysDistinct = (rates: readonly TaxRate[]): boolean =>
  new Set(rates.map(({ from }) => from)).size === rates.length;

interface Registration {
  gstin: string;
  taxNumber: string;
  rates: readonly TaxRate[];
}

const isUntaxed = ({ rates }: Pick<Registration, 'rates'>): boolean =>
  rates.every(({ basisPoints }) => basisPoints === 0);

/**
 * Tax, and what receipts need besides name and address. In India it is GST, with a GSTIN; elsewhere one tax with a name
 * and a number.
 */
export const taxesForm = z
  .object({
    legalName: optionalLine(limits.LEGAL_NAME_LENGTH_MAX),
    gstin,
    taxName: line(limits.TAX_NAME_LENGTH_MAX, messages.taxNameRequired),
    taxNumber: optionalLine(limits.TAX_NUMBER_LENGTH_MAX),
    rates: z.array(rate).check(
      z.maxLength(limits.TAX_RATES_MAX, { error: messages.tooManyRates }),
      refine<TaxRate[]>(areDaysDistinct, { reason: 'INVALID', error: messages.ratesShareDay }),
      z.overwrite((value) => value.toSorted((one, other) => (one.from < other.from ? -1 : 1))),
    ),
    isInclusive: z.boolean(),
    receiptPrefix: z.string().check(
      z.overwrite((value) => cleanCode(value).toUpperCase()),
      z.regex(/^[A-Z]{1,3}$/, { error: messages.prefixInvalid }),
    ),
  })
  .check(
    refine<Registration>((of) => of.gstin !== '' || of.taxNumber !== '' || isUntaxed(of), {
      reason: 'REQUIRED',
      error: messages.gstinRequired,
      path: ['gstin'],
    }),
  );

export type TaxSettings = z.infer<typeof taxesForm>;

/** Name of the tax. */
export const taxNameOf = ({ taxName }: Pick<TaxSettings, 'taxName'>): string =>
  usesRupees() ? 'GST' : taxName;

/** The number under which the studio is registered for the tax; empty if it is not. */
export const registrationOf = (of: Pick<TaxSettings, 'gstin' | 'taxNumber'>): string =>
  usesRupees() ? of.gstin : of.taxNumber;

/** The rate that holds on a day; null before the first one. */
export const rateOn = (rates: readonly TaxRate[], day: string): TaxRate | null =>
  rates.findLast(({ from }) => from <= day) ?? null;
