import type { RequestHandler } from 'express';
import type { GatewayName } from '#common/orders/payments';
import type { RefundStatus } from '#common/orders/status-transitions';
import type { Money } from '../../graphql/money.type';
import type { Logger } from '../../lib/logger';
import type { User } from '../accounts/user.entity';
import type { GatewayEventsService } from './gateway-events.service';
import type { Payment, PaymentStatus } from '../orders/payment.entity';

/** The port for payments: takes the money of an order and refunds it. */
export interface PaymentGateway {
  readonly name: GatewayName;

  /**
   * Creates the order at the gateway. Returns its id there, or null if the gateway keeps no orders. Is called again
   * when an answer was lost.
   */
  open(order: GatewayOrder): Promise<string | null>;

  /** Values that open the checkout form for an order; null if the gateway takes no online payments. */
  checkout(order: GatewayOrder, payer: Payer): Checkout | null;

  /** Makes refunds. Null if a person returns the money, which is recorded by refunding the order. */
  readonly refunds: GatewayRefunds | null;

  /** Reports online payments. Null if an admin records the payment. */
  readonly online: OnlineGateway | null;
}

/** The facts about an order that a gateway learns. */
export interface GatewayOrder {
  id: string;
  /** The number that people quote. */
  number: number | string;
  plan: string;
  price: { totalPaise: number };
  gatewayOrderId: string | null;
}

export type Payer = Pick<User, 'name' | 'email' | 'phone'>;

/** Values that the browser needs to open the checkout form of a gateway. */
export interface Checkout {
  /** URL of the script that shows the form. */
  scriptUrl: string;
  /** Public key of the studio's account at the gateway. */
  keyId: string;
  gatewayOrderId: string;
  amount: Money;
  merchantName: string;
  description: string;
  prefill: CheckoutPrefill;
}

export interface CheckoutPrefill {
  name: string | null;
  email: string | null;
  phone: string | null;
}

export interface GatewayRefunds {
  /** All refunds of a payment, including those made in the gateway's dashboard. */
  of(payment: Payment): Promise<GatewayRefund[]>;

  /** Refunds a part of a payment. Idempotent: the same key makes no second refund. */
  make(
    payment: Pick<Payment, 'gatewayPaymentId'>,
    request: { key: string; amountPaise: number },
  ): Promise<GatewayRefund>;
}

/** A refund, in a form that is common to all gateways. */
export interface GatewayRefund {
  gatewayRefundId: string;
  amountPaise: number;
  status: Exclude<RefundStatus, 'requested'>;
  /** The key that it was requested with; null if it was made in the gateway's dashboard. */
  key: string | null;
}

/** The part of a gateway that takes payments without the studio's staff. */
export interface OnlineGateway {
  readonly name: Exclude<GatewayName, 'desk'>;

  /** Queries the gateway for the payments of one of its orders. */
  paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]>;

  /** Queries the gateway for all payments that were created in a time span, one page at a time. */
  paymentsIn(span: TimeSpan, skip: number): Promise<PaymentPage>;

  /** Whether the gateway has signed the result of its checkout form for this order. */
  hasSigned(gatewayOrderId: string, signed: CheckoutSignature): boolean;

  /** Hosts that its checkout form loads from, for the content security policy. */
  readonly sources: CheckoutSources;

  /** Handles webhook events; expects the raw request body. */
  webhook(intake: GatewayIntake): RequestHandler;
}

/** A payment, in a form that is common to all gateways; always in Indian rupees. */
export interface GatewayPayment {
  gatewayPaymentId: string;
  amountPaise: number;
  status: PaymentStatus;
  /** For example `upi`. */
  method: string | null;
  /** How much of it has been refunded so far. */
  returnedPaise: number;
}

export interface TimeSpan {
  fromMs: number;
  toMs: number;
}

export interface PaymentPage {
  payments: (GatewayPayment & { gatewayOrderId: string })[];
  /** How many to skip for the next page; null after the last one. */
  next: number | null;
}

/** Result of the checkout form after a payment. The status of the payment must still be queried. */
export interface CheckoutSignature {
  gatewayPaymentId: string;
  signature: string;
}

export interface CheckoutSources {
  scripts: string[];
  frames: string[];
  connections: string[];
  pictures: string[];
}

/** The services that a gateway's webhook passes its reports to. */
export interface GatewayIntake {
  payments: {
    record(report: PaymentReport): Promise<unknown>;
    orderIdOf(gateway: GatewayName, gatewayOrderId: string): Promise<string | null>;
  };
  refunds: { settle(report: RefundReport): Promise<void> };
  /** Tests of the gateway, which no order has; returns whether the payment is of one. */
  rupeeTests: { arrived(gatewayOrderId: string, payment: GatewayPayment): Promise<boolean> };
  gatewayEvents: Pick<GatewayEventsService, 'once'>;
  logger: Logger;
}

/** The status of a payment as its gateway reports it, in an event or in answer to a query. */
export interface PaymentReport
  extends
    Omit<GatewayPayment, 'method' | 'returnedPaise'>,
    Partial<Pick<GatewayPayment, 'method' | 'returnedPaise'>> {
  gateway: OnlineGateway['name'];
  orderId: string;
}

/** A refund as a webhook event reports it. */
export interface RefundReport extends GatewayRefund {
  gateway: OnlineGateway['name'];
  gatewayPaymentId: string;
}
