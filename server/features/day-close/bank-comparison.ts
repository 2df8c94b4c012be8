import type { BankPayment } from '#common/day-close/bank-list';
import type { BankComparison } from './closing-values';

/** A UPI payment at the desk, as the ledger has it. */
export interface BookedUpiPayment {
  reference: string | null;
  paise: number;
  /** Business day of the payment. */
  day: string;
}

/**
 * Compares the list of the bank with the UPI payments of these days, and with payments of other days that the list
 * contains.
 */
export function compareWithBank(
  listed: BankPayment[],
  booked: BookedUpiPayment[],
  [from, to]: readonly [string, string],
): BankComparison {
  const isOfDays = ({ day }: BookedUpiPayment) => day >= from && day <= to;
  const result: BankComparison = { totalPaise: 0, matchedCount: 0, matchedPaise: 0, unmatched: [] };
  // If several have the same reference, the first counts.
  const byReference = new Map(booked.toReversed().map((payment) => [payment.reference, payment]));
  for (const { reference, amountsPaise } of listed) {
    const payment = byReference.get(reference);
    const atBankPaise = amountsPaise.find((paise) => paise === payment?.paise) ?? amountsPaise[0]!;
    result.totalPaise += atBankPaise;
    if (payment && isOfDays(payment) && payment.paise === atBankPaise) {
      result.matchedCount += 1;
      result.matchedPaise += atBankPaise;
    } else {
      const bookedOn = payment && !isOfDays(payment) ? payment.day : null;
      result.unmatched.push({ reference, bookedPaise: payment?.paise ?? null, atBankPaise, bookedOn });
    }
  }
  const references = new Set<string | null>(listed.map(({ reference }) => reference));
  for (const payment of booked.filter((one) => isOfDays(one) && !references.has(one.reference)))
    result.unmatched.push({
      reference: payment.reference,
      bookedPaise: payment.paise,
      atBankPaise: null,
      bookedOn: null,
    });
  return result;
}
