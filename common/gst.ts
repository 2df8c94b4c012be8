import { shareOf } from './money';

/** How a studio taxes what it sells; in hundredths of a percent, so that 0.25 % is whole as well. */
export interface GstRule {
  rateBasisPoints: number;
  /** The prices of the list hold the tax already. */
  isInclusive: boolean;
}

/** A price in integer paise, split as an invoice shows it: all parts together are the total. */
export interface TaxedAmounts {
  taxablePaise: number;
  /** To the centre; the same amount goes to the state. */
  cgstPaise: number;
  sgstPaise: number;
  /** What rounding two equal taxes leaves over: a paisa or so, either way. */
  roundOffPaise: number;
  totalPaise: number;
}

/** A studio that is not registered must not charge GST. */
export const NO_GST: GstRule = { rateBasisPoints: 0, isInclusive: true };

/** The part of a price that a part of its total is; the whole when nothing would be left. */
export function partOf(price: TaxedAmounts, totalPaise: number): TaxedAmounts {
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

/** One whole, in hundredths of a percent. */
const WHOLE = 10_000;

/** Splits a price of the list into taxable value, both taxes and the total that is paid. */
export function taxed(pricePaise: number, { rateBasisPoints, isInclusive }: GstRule): TaxedAmounts {
  const taxablePaise = isInclusive ? shareOf(pricePaise, WHOLE, WHOLE + rateBasisPoints) : pricePaise;
  const half = shareOf(taxablePaise, rateBasisPoints, 2 * WHOLE);
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
