import type { TaxedAmounts } from '#common/plans/gst';
import type { ReceiptKind } from '#common/orders/payments';
import type { PlanType } from '#common/plans/plans';
import { studio } from '#common/studio';
import type { Order } from '../orders/order.entity';

/** The time zone of receipts that name no other. */
export const INDIAN_ZONE = 'Asia/Kolkata';

interface PrintedLook {
  /** Hue in degrees. */
  hue?: number;
  /** Hash of the file (printed-logo.ts). */
  logo?: string;
}

/** The full content of a receipt, as GST Rule 46 requires for invoices. The PDF is drawn from this alone. */
export interface ReceiptContent {
  kind: ReceiptKind;
  number: string;
  issuedAt: string;
  supplier: { name: string; address: string[]; phone: string; email: string; gstin: string | null };
  /**
   * Colour and logo of the studio on that day; missing, or without one of them, for those of the demonstration studio.
   */
  look?: PrintedLook;
  recipient: string;
  /** The address that the account has now; not stored. It is printed if no font has the whole name. */
  recipientEmail?: string | null;
  /** Name of the tax, if it is not GST; its number is in `gstin`. */
  taxName?: string;
  /** The studio's time zone on that day, if it was not in India. */
  timeZone?: string | undefined;
  /** The state that the state GST is due to. */
  placeOfSupply: string;
  order: { number: number; placedAt: string };
  line: { plan: string; type: PlanType; months: number; days?: number; sac: string | null };
  price: TaxedAmounts & { rateBasisPoints: number };
  /** The discount, taxes included; missing or null if there is none. */
  discount?: { paise: number; reason: string } | null;
  /** Credit for unused days of the plan that this one replaced; missing or null if there is none. */
  credit?: { paise: number; days: number; plan: string; order: number } | null;
  /** The amount still to pay at the sale; missing or null if everything was paid. */
  due?: { paise: number; on: string } | null;
  /** For example `cash` or `upi`. */
  paidBy: string;
  /** For credit notes: the reversed document, and why it was reversed. */
  reverses: { number: string; issuedAt: string; reason: string } | null;
}

function lookOfToday(): { look?: PrintedLook } {
  const { hue, printedLogo: logo } = studio.look ?? {};
  if (hue === undefined && !logo) return {};
  return { look: { ...(hue !== undefined && { hue }), ...(logo && { logo }) } };
}

const zoneOfToday = (): string | undefined => (studio.timeZone === INDIAN_ZONE ? undefined : studio.timeZone);

/** The number and date of a document. */
export interface DocumentNumber {
  number: string;
  issuedAt: Date;
}

/** Facts about a sale on a document, besides the order itself. */
export interface Sold {
  recipient: string;
  paidBy: string;
  /** The order whose unused days were credited. */
  credited?: Order | null;
  /** Legal name of the operator; empty if it is the name of the studio. */
  legalName: string;
}

/** The content for a sale: an invoice if tax was charged, otherwise a receipt. */
export function contentOf(
  order: Order,
  { number, issuedAt }: DocumentNumber,
  { recipient, paidBy, credited, legalName }: Sold,
): ReceiptContent {
  const { name, address, phoneShown, email, place, taxName } = studio;
  return {
    kind: kindOf(order),
    number,
    issuedAt: issuedAt.toISOString(),
    supplier: {
      name: legalName || name,
      address: legalName === '' || legalName === name ? address : [name, ...address],
      phone: phoneShown,
      email,
      gstin: order.gstin,
    },
    ...lookOfToday(),
    recipient,
    ...(taxName !== 'GST' && { taxName }),
    timeZone: zoneOfToday(),
    placeOfSupply: place.region,
    order: { number: order.number, placedAt: order.placedAt.toISOString() },
    line: {
      plan: order.plan,
      type: order.planType,
      months: order.durationMonths,
      ...(order.durationDays && { days: order.durationDays }),
      sac: order.sac,
    },
    price: { ...order.price },
    ...(order.discountPaise > 0 && {
      discount: { paise: order.discountPaise, reason: order.discountReason! },
    }),
    ...(credited && {
      credit: {
        paise: order.creditPaise,
        days: order.creditDays!,
        plan: credited.plan,
        order: credited.number,
      },
    }),
    ...(order.duePaise > 0 && { due: { paise: order.duePaise, on: order.dueOn! } }),
    paidBy,
    reverses: null,
  };
}

/** The reversed amount of a sale, and why it was reversed. */
export interface Credit {
  price: TaxedAmounts;
  reason: string;
}

/** The content of a credit note for a sale or a part of it. */
export const creditOf = (
  sold: ReceiptContent,
  { number, issuedAt }: DocumentNumber,
  { price, reason }: Credit,
): ReceiptContent => ({
  ...sold,
  discount: null,
  credit: null,
  due: null,
  price: { ...price, rateBasisPoints: sold.price.rateBasisPoints },
  kind: 'credit_note',
  number,
  issuedAt: issuedAt.toISOString(),
  timeZone: zoneOfToday(),
  reverses: { number: sold.number, issuedAt: sold.issuedAt, reason },
});

export const kindOf = ({ price }: Order): 'invoice' | 'receipt' =>
  price.rateBasisPoints > 0 ? 'invoice' : 'receipt';
