import { orderMessages } from './messages';
import type { DeskMethod } from './payments';

/** The UTR, by which a bank identifies a UPI payment. */
const UPI_REFERENCE = /^\d{12}$/;

/** What is wrong with the reference that the front desk notes of a payment; null if nothing is. */
export function referenceProblem(method: DeskMethod, reference: string): string | null {
  if (method === 'cash') return orderMessages.cashReference;
  if (method === 'upi' && !UPI_REFERENCE.test(reference)) return orderMessages.upiReferenceWrong;
  return null;
}

/** What is wrong with a discount of that many paise; null if nothing is. */
export function discountProblem(
  paise: number,
  { totalPaise, percentMax }: { totalPaise: number; percentMax: number },
): string | null {
  if (paise >= totalPaise) return orderMessages.discountWhole;
  if (paise > discountMaxOf(totalPaise, percentMax)) return orderMessages.discountTooHigh(percentMax);
  return null;
}

/** The largest discount, in paise. */
const discountMaxOf = (totalPaise: number, percentMax: number): number =>
  Math.floor((totalPaise * percentMax) / 100);
