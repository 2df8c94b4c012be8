import type { RequestHandler } from 'express';
import type { GatewayName, RefundStatus } from '#common/orders';
import type { Logger } from '../../lib/logger';
import type { User } from '../members/user.entity';
import { deskGateway } from './desk-gateway';
import type { GatewayEvents } from './gateway-events.service';
import type { Order } from './order.entity';
import type { Payment, PaymentStatus } from './payment.entity';
import type { PaymentService } from './payment.service';
import type { RefundService } from './refund.service';

/** Who takes the money of an order and gives it back: the port of payments. */
export interface PaymentGateway {
  readonly name: GatewayName;

  /** Tells the gateway of an order; its id there, or null where it keeps none. Asked again when an answer was lost. */
  open(order: Order): Promise<string | null>;

  /** What the page needs to let the member pay a waiting order; null when that is not done on a page. */
  checkout(order: Order, member: User): Record<string, unknown> | null;

  /** How it gives money back. Null: a person does, who says so by refunding the order. */
  readonly refunds: GatewayRefunds | null;

  /** How it says what was paid on a page. Null: an admin says it. */
  readonly online: OnlineGateway | null;
}

export interface GatewayRefunds {
  /** Everything that was ever given back of a payment, by whomever. */
  of(payment: Payment): Promise<GatewayRefund[]>;

  /** Gives a part of a payment back; the same key again makes no second refund. */
  make(payment: Payment, request: { key: string; amountPaise: number }): Promise<GatewayRefund>;
}

/** A refund in the words of all gateways. */
export interface GatewayRefund {
  gatewayRefundId: string;
  amountPaise: number;
  status: Exclude<RefundStatus, 'requested'>;
  /** The key that it was asked for with; null when somebody made it at the gateway. */
  key: string | null;
}

/** The part of a gateway that takes money without anybody of the studio. */
export interface OnlineGateway {
  readonly name: Exclude<GatewayName, 'desk'>;

  /** What it says, when it is asked, of the payments of an order that it knows. */
  paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]>;

  /** Payments that were begun in a span of time, whatever order they are for, a page at a time. */
  paymentsIn(span: TimeSpan, skip: number): Promise<PaymentPage>;

  /** Whether the gateway itself has signed what the page brings back from its form. */
  hasSigned(gatewayOrderId: string, word: SignedWord): boolean;

  /** What its form loads, for the content security policy. */
  readonly sources: PageSources;

  /** Takes in what it reports by itself; gets the body as it was sent. */
  webhook(intake: GatewayIntake): RequestHandler;
}

/** A payment in the words of all gateways; never one whose money is not counted in paise. */
export interface GatewayPayment {
  gatewayPaymentId: string;
  amountPaise: number;
  status: PaymentStatus;
  /** Such as `upi`. */
  method: string | null;
  /** How much of it was given back by now. */
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

/** What a form gives to the page once it was paid; that it was paid only the gateway says. */
export interface SignedWord {
  gatewayPaymentId: string;
  signature: string;
}

export interface PageSources {
  scripts: string[];
  frames: string[];
  connections: string[];
  pictures: string[];
}

/** Where a gateway's reports go. */
export interface GatewayIntake {
  payments: Pick<PaymentService, 'record' | 'orderIdOf'>;
  refunds: Pick<RefundService, 'settle'>;
  gatewayEvents: Pick<GatewayEvents, 'once'>;
  logger: Logger;
}

/** The gateways of this installation. The first takes new orders; the desk, which comes last, is always there. */
export class Gateways {
  readonly chosen: PaymentGateway;
  readonly online: readonly OnlineGateway[];
  private readonly all: readonly PaymentGateway[];

  constructor(online: readonly PaymentGateway[]) {
    this.all = [...online, deskGateway];
    this.chosen = online[0] ?? deskGateway;
    this.online = online.flatMap((gateway) => gateway.online ?? []);
  }

  /** Undefined when an order was placed with a gateway that has been switched off since. */
  find = (name: GatewayName): PaymentGateway | undefined => this.all.find((one) => one.name === name);

  /** Throws then. */
  of(name: GatewayName): PaymentGateway {
    const gateway = this.find(name);
    if (!gateway) throw new Error(`The payment gateway ${name} is not set up.`);
    return gateway;
  }
}
