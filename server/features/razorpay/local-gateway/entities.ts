import { randomBytes } from 'node:crypto';

/** Entities of the local gateway, in the format of Razorpay's API. */

export interface LocalOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
}

export interface LocalPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: string;
  amount_refunded: number;
  captured: boolean;
  email: string;
  contact: string;
  notes: Record<string, string>;
  created_at: number;
}

export interface LocalRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
}

/** A webhook event; `body` is the JSON that is sent. */
export interface LocalEvent {
  id: string;
  type: string;
  body: string;
}

/** How a payment ends. `late`: it fails because the bank does not answer, and is captured afterwards. */
export type Outcome = 'success' | 'failure' | 'late';

/** A rejected request; it is answered in the format of Razorpay's errors. */
export class LocalRefusal extends Error {
  readonly status: number;

  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
  }
}

export function getOrThrow<T>(entities: Map<string, T>, id: string): T {
  const entity = entities.get(id);
  if (entity === undefined) throw new LocalRefusal('The id provided does not exist');
  return entity;
}

export const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
