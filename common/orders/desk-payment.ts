import { orderMessages } from './messages';
import type { DeskMethod } from './payments';

/** Format of the UTR, which identifies a UPI payment at banks. */
const UPI_REFERENCE = /^\d{12}$/;

/** The error in a payment reference from the front desk; null if it is valid. */
export function referenceProblem(method: DeskMethod, reference: string): string | null {
  if (method === 'cash') return orderMessages.cashReference;
  if (method === 'upi' && !UPI_REFERENCE.test(reference)) return orderMessages.upiReferenceWrong;
  return null;
}

/** The error in a discount of this amount; null if it is valid. */
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
