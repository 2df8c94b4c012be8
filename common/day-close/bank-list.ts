import { COUNTED_PAISE_MAX } from './limits';

/** A payment in the list of the bank. */
export interface BankPayment {
  /** The 12 digits that identify a UPI payment (UTR). */
  reference: string;
  /** The amounts in the line, in their order: often the payment, and the balance after it. */
  amountsPaise: number[];
}

const REFERENCE = /(?<!\d)\d{12}(?!\d)/;

/** "1,300.00", or "₹1300" without decimals. */
const AMOUNT =
  /(?<![\d./-])(?:(?:₹|rs\.?|inr) ?(\d[\d,]{0,14}(?:\.\d{1,2})?)|(\d[\d,]{0,14}\.\d{2}))(?![\d/-])/gi;

/** Whole rupees, which are looked for only in lines without another amount. */
const WHOLE = /(?<![\d./:-])\d[\d,]{0,9}(?![\d./:-])/g;

/** Reads what was pasted from the app or the statement of a bank: a payment a line, each reference once. */
export function paymentsInList(text: string): BankPayment[] {
  const found = new Map<string, BankPayment>();
  for (const line of text.split(/\r?\n/)) {
    const reference = REFERENCE.exec(line)?.[0];
    if (!reference || found.has(reference)) continue;
    const amountsPaise = amountsIn(line.replace(reference, ' '));
    if (amountsPaise.length > 0) found.set(reference, { reference, amountsPaise });
  }
  return [...found.values()];
}

function amountsIn(line: string): number[] {
  const exact = [...line.matchAll(AMOUNT)].map(([, marked, decimal]) => (marked ?? decimal)!);
  const texts = exact.length > 0 ? exact : [...line.matchAll(WHOLE)].map(([whole]) => whole).slice(-1);
  return texts
    .map((text) => Math.round(Number(text.replaceAll(',', '')) * 100))
    .filter((paise) => paise > 0 && paise <= COUNTED_PAISE_MAX);
}
