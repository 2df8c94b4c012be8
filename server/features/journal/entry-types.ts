import type { DeskMethod, GatewayName, OrderStatus, RefundStatus } from '#common/orders/orders';

type Nothing = Record<string, never>;

interface OrderState {
  status: OrderStatus;
}

interface RefundState {
  status: RefundStatus;
}

interface ReviewRating {
  rating: number;
}

/** What staff decided and wrote. */
interface ReviewModeration {
  hiddenReason: string | null;
  answer: string | null;
}

/**
 * The types of entries, `<subject>.<event>`, with the values that each of them has before and after. Values are few: no
 * names, phone numbers, e-mail addresses or texts of members, and never health data.
 */
export interface EntryTypes {
  'order.paid': { before: OrderState; after: OrderState & { method: DeskMethod | GatewayName } };
  'order.rejected': { before: OrderState; after: OrderState & { reason: string } };
  'order.refunded': { before: OrderState; after: OrderState & { reason: string } };
  'order.expired': { before: OrderState; after: OrderState };

  'refund.requested': { before: RefundState; after: RefundState & { attempt: number } };
  'refund.done': { before: RefundState; after: RefundState & { byHand: string } };

  'review.added': { before: Nothing; after: ReviewRating };
  'review.edited': { before: ReviewRating; after: ReviewRating };
  'review.deleted': { before: ReviewRating & Pick<ReviewModeration, 'hiddenReason'>; after: Nothing };
  'review.hidden': { before: ReviewModeration; after: ReviewModeration };
  'review.shown': { before: ReviewModeration; after: ReviewModeration };
  'review.answered': { before: ReviewModeration; after: ReviewModeration };

  'member.diet-details-read': { before: Nothing; after: Nothing };
}

export type EntryType = keyof EntryTypes;

/** Versions of the types whose values have changed. All others are in version 1. */
const VERSIONS: Partial<Record<EntryType, number>> = {};

export const versionOf = (type: EntryType): number => VERSIONS[type] ?? 1;

/** `order` for `order.paid`. */
export const subjectTypeOf = (type: EntryType): string => type.slice(0, type.indexOf('.'));
