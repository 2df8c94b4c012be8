import { shareOf } from '../money';

/** How the studio charges GST, or the one tax of another country. */
export interface GstRule {
  /** Rate in hundredths of a percent, so that 0.25 % is an integer. */
  rateBasisPoints: number;
  /** Whether list prices include the tax. */
  isInclusive: boolean;
  /** Whether it is one tax instead of the two halves of GST. */
  isOneTax?: boolean;
}

/** A price in integer paise, split as on an invoice: all other parts add up to the total. */
export interface TaxedAmounts {
  taxablePaise: number;
  /** Central GST, or the whole of another tax. */
  cgstPaise: number;
  /** State GST, which is the same amount as central GST; 0 with another tax. */
  sgstPaise: number;
  /** Rounding difference of two equal taxes: a paisa at most, in either direction. */
  roundOffPaise: number;
  totalPaise: number;
}

/** For a studio that is not registered for GST, which must not charge it. */
export const NO_GST: GstRule = { rateBasisPoints: 0, isInclusive: true };

/** Splits a partial amount in proportion to a price; returns the price itself if the amount covers its total. */
export function proratedAmounts(price: TaxedAmounts, totalPaise: number): TaxedAmounts {
  if (totalPaise >= price.totalPaise) return price;
  const [cgstPaise, sgstPaise] = [price.cgstPaise, price.sgstPaise].map((tax) =>
    shareOf(tax, totalPaise, price.totalPaise),
  ) as [number, number];
  return {
    taxablePaise: totalPaise - cgstPaise - sgstPaise,
    cgstPaise,
    sgstPaise,
    roundOffPaise: 0,
    totalPaise,
  };
}

/** 100 %, in hundredths of a percent. */
const HUNDRED_PERCENT = 10_000;

/** Splits a list price into taxable value, taxes and the total to pay. */
export function taxed(
  pricePaise: number,
  { rateBasisPoints, isInclusive, isOneTax = false }: GstRule,
): TaxedAmounts {
  const taxablePaise = isInclusive
    ? shareOf(pricePaise, HUNDRED_PERCENT, HUNDRED_PERCENT + rateBasisPoints)
    : pricePaise;
  if (isOneTax)
    return withOneTax(
      taxablePaise,
      isInclusive ? pricePaise - taxablePaise : shareOf(taxablePaise, rateBasisPoints, HUNDRED_PERCENT),
    );
  const half = shareOf(taxablePaise, rateBasisPoints, 2 * HUNDRED_PERCENT);
  const sum = taxablePaise + 2 * half;
  const totalPaise = isInclusive ? pricePaise : sum;
  return {
    taxablePaise,
    cgstPaise: half,
    sgstPaise: half,
    roundOffPaise: totalPaise - sum,
    totalPaise,
  };
}

const withOneTax = (taxablePaise: number, taxPaise: number): TaxedAmounts => ({
  taxablePaise,
  cgstPaise: taxPaise,
  sgstPaise: 0,
  roundOffPaise: 0,
  totalPaise: taxablePaise + taxPaise,
});
