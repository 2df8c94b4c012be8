import { dayInWords } from '#common/formats';
import { dayOfText, startOfDay } from '#common/calendar';
import { studio } from '#common/studio';
import { lengthInWords } from '#common/plans/plan-length';
import type { PlanType } from '#common/plans/plans';
import { counts } from '../../../lib/counts';
import { INDIAN_ZONE, type ReceiptContent } from '../receipt-content';

const TITLES: Record<ReceiptContent['kind'], string> = {
  receipt: 'Receipt',
  invoice: 'Tax invoice',
  credit_note: 'Credit note',
};

const PLANS: Record<PlanType, string> = { pass: 'Gym pass', nutrition: 'Nutrition plan' };

const PAID_BY: Record<string, string> = { cash: 'Cash', card: 'Card', upi: 'UPI', razorpay: 'Razorpay' };

/**
 * Kinds of copies of the original. GST Rule 48 calls the copy that the supplier keeps the duplicate, so one that is
 * handed out again must not be called that.
 */
export type CopyMark = { kind: 'reprint'; copy: number; on: Date } | { kind: 'studio' };

export const markText = (mark: CopyMark): string =>
  mark.kind === 'studio'
    ? 'Copy for the studio'
    : `Reprint: copy ${mark.copy}, handed out on ${dayInWords(mark.on)}`;

/** The date that a moment had at the studio when the document was issued. */
const dayOfIssue = (moment: string, { timeZone }: Pick<ReceiptContent, 'timeZone'>): string =>
  new Intl.DateTimeFormat(studio.locale, {
    timeZone: timeZone ?? INDIAN_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(moment));

/** Fixed texts of receipts, invoices and credit notes. */
export const wording = {
  title: ({ kind }: ReceiptContent) => TITLES[kind],
  day: dayOfIssue,
  facts: {
    number: 'Number',
    date: 'Date of issue',
    order: 'Order',
    paidBy: ({ kind }: ReceiptContent) => (kind === 'credit_note' ? 'Originally paid by' : 'Paid by'),
  },
  paidBy: (how: string) => PAID_BY[how] ?? how,
  parties: {
    from: 'From',
    to: 'To',
    gstin: (gstin: string, taxName?: string) => (taxName ? `${taxName} number ${gstin}` : `GSTIN ${gstin}`),
    ofOrder: (order: number) => `Member with order ${order}`,
  },
  /** The first two digits of a GSTIN are the code of its state. */
  placeOfSupply: (place: string, gstin: string) => `Place of supply: ${place} (${gstin.slice(0, 2)})`,
  takesBack: ({ number, issuedAt }: NonNullable<ReceiptContent['reverses']>, content: ReceiptContent) =>
    `Against ${content.price.rateBasisPoints > 0 ? 'invoice' : 'receipt'} ${number} of ${dayOfIssue(issuedAt, content)}`,
  reason: (reason: string) => `Reason: ${reason}`,
  sale: {
    what: 'Description',
    sac: 'SAC',
    quantity: 'Quantity',
    one: '1',
    amount: (isTaxed: boolean) => (isTaxed ? 'Taxable value' : 'Amount'),
    term: ({ type, months, days }: ReceiptContent['line']) =>
      `${PLANS[type]}, ${lengthInWords({ months, days: days ?? null })}`,
  },
  totals: {
    listed: 'Price',
    discount: (reason: string) => `Discount: ${reason}`,
    credit: ({ days, plan, order }: NonNullable<ReceiptContent['credit']>) =>
      `Credit for ${counts(days, 'unused day')} of ${plan} (order ${order})`,
    taxable: 'Taxable value',
    cgst: (basisPoints: number) => `CGST ${percent(basisPoints / 2)}`,
    sgst: (basisPoints: number) => `SGST ${percent(basisPoints / 2)}`,
    oneTax: (name: string, basisPoints: number) => `${name} ${percent(basisPoints)}`,
    roundOff: 'Round-off',
    sum: ({ kind, due }: ReceiptContent) =>
      kind === 'credit_note' ? 'Total refunded' : due ? 'Total' : 'Total paid',
    paid: 'Paid',
    due: (day: string) => `Due, next part by ${dayInWords(new Date(startOfDay(dayOfText(day)!)))}`,
    inWords: 'In words',
  },
  reverseCharge: 'Tax payable on reverse charge: no.',
  unsigned: 'Issued electronically; no signature needed.',
};

const percent = (basisPoints: number) => `${basisPoints / 100} %`;
