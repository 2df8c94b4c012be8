/** Values that a closing keeps as JSON. */
import type { NoteCount, Way } from '#common/day-close/ways';

/** The amount that the ledger expects for a way of payment, and the counted one. */
export interface WayResult {
  way: Way;
  receivedPaise: number;
  refundedPaise: number;
  expectedPaise: number;
  /** Null if it is not counted. */
  countedPaise: number | null;
  /** The reason for a difference; null if there is none. */
  reason: string | null;
}

/** A UPI payment that the books and the bank do not both have with the same amount. */
export interface UnmatchedPayment {
  reference: string | null;
  bookedPaise: number | null;
  atBankPaise: number | null;
  /** The business day on which it is booked, if it is another one. */
  bookedOn: string | null;
}

/** How the bank's list compares with the UPI payments of the day. The list itself, which has names, is not kept. */
export interface BankComparison {
  totalPaise: number;
  matchedCount: number;
  matchedPaise: number;
  unmatched: UnmatchedPayment[];
}

/** Cash that was moved on the covered days. */
export interface ClosedMovement {
  id: string;
  /** Negative: taken out. */
  amountPaise: number;
  reason: string;
  madeBy: string;
  madeAt: string;
}

export interface CashCount {
  notes: NoteCount[];
  otherPaise: number;
}
