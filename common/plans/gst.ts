import { shareOf } from '../money';

/** How the studio charges GST. */
export interface GstRule {
  /** In hundredths of a percent, so that 0.25 % is an integer. */
  rateBasisPoints: number;
  /** Whether list prices include the tax. */
  isInclusive: boolean;
}

/** A price in integer paise, split as on an invoice: all other parts add up to the total. */
export interface TaxedAmounts {
  taxablePaise: number;
  /** Central GST; state GST is the same amount. */
  cgstPaise: number;
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
  const half = shareOf(price.cgstPaise, totalPaise, price.totalPaise);
  return {
    taxablePaise: totalPaise - 2 * half,
    cgstPaise: half,
    sgstPaise: half,
    roundOffPaise: 0,
    totalPaise,
  };
}

/** 100 %, in hundredths of a percent. */
const HUNDRED_PERCENT = 10_000;

/** Splits a list price into taxable value, both taxes and the total to pay. */
export function taxed(pricePaise: number, { rateBasisPoints, isInclusive }: GstRule): TaxedAmounts {
  const taxablePaise = isInclusive
    ? shareOf(pricePaise, HUNDRED_PERCENT, HUNDRED_PERCENT + rateBasisPoints)
    : pricePaise;
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
