import type { TaxedAmounts } from '#common/gst';
import type { ReceiptKind } from '#common/orders';
import type { PlanType } from '#common/plans';
import { studio } from '#common/studio';
import type { Order } from '../orders/order.entity';

/** What a receipt says, in full (GST Rule 46 where tax is charged): the file is drawn from it and from nothing else. */
export interface ReceiptContent {
  kind: ReceiptKind;
  number: string;
  issuedAt: string;
  supplier: { name: string; address: string[]; phone: string; email: string; gstin: string | null };
  recipient: string;
  /** The state whose tax it is. */
  placeOfSupply: string;
  order: { number: number; placedAt: string };
  line: { plan: string; type: PlanType; months: number; sac: string | null };
  price: TaxedAmounts & { rateBasisPoints: number };
  /** Such as `cash` or `upi`. */
  paidBy: string;
  /** What a credit note takes back, and why. */
  reverses: { number: string; issuedAt: string; reason: string } | null;
}

/** What takes a number in a series. */
export interface DocumentNumber {
  number: string;
  issuedAt: Date;
}

/** What was sold: an invoice where tax was charged, otherwise a receipt. */
export function contentOf(
  order: Order,
  { number, issuedAt }: DocumentNumber,
  { recipient, paidBy }: { recipient: string; paidBy: string },
): ReceiptContent {
  const { name, address, phoneShown, email, place } = studio;
  return {
    kind: kindOf(order),
    number,
    issuedAt: issuedAt.toISOString(),
    supplier: { name, address: [...address], phone: phoneShown, email, gstin: order.gstin },
    recipient,
    placeOfSupply: place.region,
    order: { number: order.number, placedAt: order.placedAt.toISOString() },
    line: { plan: order.plan, type: order.planType, months: order.durationMonths, sac: order.sac },
    price: { ...order.price },
    paidBy,
    reverses: null,
  };
}

/** What is taken back of a sale, and why. */
export interface Credit {
  price: TaxedAmounts;
  reason: string;
}

/** The same sale, or a part of it, taken back. */
export const creditOf = (
  sold: ReceiptContent,
  { number, issuedAt }: DocumentNumber,
  { price, reason }: Credit,
): ReceiptContent => ({
  ...sold,
  price: { ...price, rateBasisPoints: sold.price.rateBasisPoints },
  kind: 'credit_note',
  number,
  issuedAt: issuedAt.toISOString(),
  reverses: { number: sold.number, issuedAt: sold.issuedAt, reason },
});

export const kindOf = ({ price }: Order): 'invoice' | 'receipt' =>
  price.rateBasisPoints > 0 ? 'invoice' : 'receipt';
