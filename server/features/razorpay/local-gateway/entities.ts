/** What the local gateway keeps and answers, in Razorpay's shapes. */

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

/** Something that Razorpay would send to the webhook. */
export interface LocalEvent {
  id: string;
  type: string;
  body: string;
}

/** How a payment at the form ends. Late: the bank is silent, the payment fails, and then it was made all the same. */
export type Outcome = 'success' | 'failure' | 'late';

/** A request that Razorpay refuses, in its shape. */
export class LocalRefusal extends Error {
  readonly status: number;

  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
  }
}
