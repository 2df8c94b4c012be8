import type { TaxedAmounts } from '#common/gst';

/**
 * Accounts of the books: what members owe, what was sold, both taxes, what rounding left over, and where money lies,
 * at the desk (in whichever way it was paid there) or with the gateway.
 */
export type Account = 'member' | 'sales' | 'cgst' | 'sgst' | 'round_off' | 'cash' | 'gateway';

export type BookingKind = 'sale' | 'payment' | 'sale_reversal' | 'refund';

/** Where the money of a payment lies. */
export type MoneyAccount = Extract<Account, 'cash' | 'gateway'>;

export interface Side {
  account: Account;
  /** Above zero: debit; below: credit. */
  amountPaise: number;
}

/** The member owes the total, of which the taxes are not the studio's. */
export const saleSides = (price: TaxedAmounts): Side[] =>
  withoutZero([
    { account: 'member', amountPaise: price.totalPaise },
    { account: 'sales', amountPaise: -price.taxablePaise },
    { account: 'cgst', amountPaise: -price.cgstPaise },
    { account: 'sgst', amountPaise: -price.sgstPaise },
    { account: 'round_off', amountPaise: -price.roundOffPaise },
  ]);

/** What is left of a sale after the bookings that took parts of it back. */
export function restOfSale(price: TaxedAmounts, reversals: Side[]): TaxedAmounts {
  const backFrom = (account: Account) =>
    reversals.filter((side) => side.account === account).reduce((sum, side) => sum + side.amountPaise, 0);
  return {
    totalPaise: price.totalPaise + backFrom('member'),
    taxablePaise: price.taxablePaise - backFrom('sales'),
    cgstPaise: price.cgstPaise - backFrom('cgst'),
    sgstPaise: price.sgstPaise - backFrom('sgst'),
    roundOffPaise: price.roundOffPaise - backFrom('round_off'),
  };
}

/** Money arrives, and the member owes that much less. */
export const paymentSides = (amountPaise: number, account: MoneyAccount): Side[] => [
  { account, amountPaise },
  { account: 'member', amountPaise: -amountPaise },
];

/** What undoes a booking. */
export const mirrored = (sides: Side[]): Side[] =>
  sides.map(({ account, amountPaise }) => ({ account, amountPaise: -amountPaise }));

/** Also turns -0 away, which is not 0 to everybody. */
const withoutZero = (sides: Side[]) => sides.filter(({ amountPaise }) => amountPaise !== 0);
