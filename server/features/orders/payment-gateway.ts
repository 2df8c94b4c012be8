import type { GatewayName } from '#common/orders';
import type { User } from '../members/user.entity';
import { deskGateway } from './desk-gateway';
import type { Order } from './order.entity';
import type { Payment } from './payment.entity';
import type { Refund } from './refund.entity';

/** Who takes the money of an order and gives it back: the port of payments. */
export interface PaymentGateway {
  readonly name: GatewayName;

  /** Tells the gateway of an order; its id there, or null where it keeps none. Asked again when an answer was lost. */
  open(order: Order): Promise<string | null>;

  /** What the page needs to let the member pay a waiting order; null when that is not done on a page. */
  checkout(order: Order, member: User): Record<string, unknown> | null;

  /** Gives a payment back. Null: a person does, who says so by refunding the order. */
  readonly giveBack: ((refund: Refund, payment: Payment) => Promise<GivenBack>) | null;
}

/** The answer to a refund; the refund's own id is the key by which the same one, asked for again, is done once. */
export interface GivenBack {
  gatewayRefundId: string;
  /** Not yet: an event of the gateway will say so. */
  isDone: boolean;
}

/** The gateways of this installation. The first takes new orders; the desk, which comes last, is always there. */
export class Gateways {
  readonly chosen: PaymentGateway;
  private readonly all: readonly PaymentGateway[];

  constructor(online: readonly PaymentGateway[]) {
    this.all = [...online, deskGateway];
    this.chosen = online[0] ?? deskGateway;
  }

  /** Throws when an order was placed with a gateway that has been switched off since. */
  of(name: GatewayName): PaymentGateway {
    const gateway = this.all.find((one) => one.name === name);
    if (!gateway) throw new Error(`The payment gateway ${name} is not set up.`);
    return gateway;
  }
}
