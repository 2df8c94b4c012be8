/** Events that webhooks can receive. */
export const WEBHOOK_EVENTS = [
  'member.created',
  'member.updated',
  'membership.activated',
  'membership.renewed',
  'membership.frozen',
  'membership.cancelled',
  'membership.expired',
  'activity.created',
  'review.created',
  'order.paid',
  'order.refunded',
  'payment.received',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event that an admin sends to try an address. */
export const TEST_EVENT = 'webhook.test';

/** Where a delivery stands: it is tried again, arrived, or was given up. */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
