import type { TaxedAmounts } from '#common/plans/gst';

/**
 * Accounts of the ledger: receivables from members, sales, the two taxes, rounding differences, and the money
 * received at the desk (`cash`, whatever the payment method) or through a payment gateway, receivables given up, and cash
 * that was taken out of the drawer (`withdrawn`).
 */
export const ACCOUNTS = [
  'member',
  'sales',
  'cgst',
  'sgst',
  'round_off',
  'cash',
  'gateway',
  'written_off',
  'withdrawn',
] as const;

export type Account = (typeof ACCOUNTS)[number];

export const BOOKING_KINDS = [
  'sale',
  'payment',
  'sale_reversal',
  'refund',
  'write_off',
  'recovery',
  'cash_movement',
] as const;

export type BookingKind = (typeof BOOKING_KINDS)[number];

/** The account that receives the money of a payment. */
export type MoneyAccount = Extract<Account, 'cash' | 'gateway'>;

/** One line of a booking (journal entry); the lines of a booking sum to zero. */
export interface BookingLine {
  account: Account;
  /** Positive: debit; negative: credit. */
  amountPaise: number;
}

/** Debits the member with the total; credits sales and, separately, the taxes that the studio owes. */
export const saleLines = (price: TaxedAmounts): BookingLine[] =>
  withoutZero([
    { account: 'member', amountPaise: price.totalPaise },
    { account: 'sales', amountPaise: -price.taxablePaise },
    { account: 'cgst', amountPaise: -price.cgstPaise },
    { account: 'sgst', amountPaise: -price.sgstPaise },
    { account: 'round_off', amountPaise: -price.roundOffPaise },
  ]);

/** The amounts of a sale that its reversals have not yet taken back. */
export function remainingSale(price: TaxedAmounts, reversals: BookingLine[]): TaxedAmounts {
  const reversedOn = (account: Account) =>
    reversals.filter((line) => line.account === account).reduce((sum, line) => sum + line.amountPaise, 0);
  return {
    totalPaise: price.totalPaise + reversedOn('member'),
    taxablePaise: price.taxablePaise - reversedOn('sales'),
    cgstPaise: price.cgstPaise - reversedOn('cgst'),
    sgstPaise: price.sgstPaise - reversedOn('sgst'),
    roundOffPaise: price.roundOffPaise - reversedOn('round_off'),
  };
}

/** Debits the account that received the money, and reduces what the member owes. */
export const paymentLines = (amountPaise: number, account: MoneyAccount): BookingLine[] => [
  { account, amountPaise },
  { account: 'member', amountPaise: -amountPaise },
];

/** Writes off a part of what a member owes; the tax on it stays due. */
export const writeOffLines = (amountPaise: number): BookingLine[] => [
  { account: 'written_off', amountPaise },
  { account: 'member', amountPaise: -amountPaise },
];

/** Cash that is put into the drawer; taken out if the amount is negative. */
export const movementLines = (amountPaise: number): BookingLine[] => [
  { account: 'cash', amountPaise },
  { account: 'withdrawn', amountPaise: -amountPaise },
];

/** The lines of the booking that reverses the given one. */
export const reversed = (lines: BookingLine[]): BookingLine[] =>
  lines.map(({ account, amountPaise }) => ({ account, amountPaise: -amountPaise }));

/** Leaves out lines of zero, which the table rejects; that includes -0. */
const withoutZero = (lines: BookingLine[]) => lines.filter(({ amountPaise }) => amountPaise !== 0);
