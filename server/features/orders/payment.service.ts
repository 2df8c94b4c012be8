import type { EntityManager } from 'typeorm';
import { canBecome, ORDER_TRANSITIONS, type DeskMethod, type GatewayName } from '#common/orders';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import type { Ledger } from '../ledger/ledger.service';
import type { UserService } from '../members/user.service';
import { holdOrder, type HeldOrder } from './held-order';
import { Order } from './order.entity';
import type { GatewayPayment, OnlineGateway } from './payment-gateway';
import { Payment, PAYMENT_STATUSES, type PaymentStatus } from './payment.entity';
import type { RefundService } from './refund.service';
import type { Settlement } from './settlement';

interface PaymentParts {
  database: Database;
  clock: Clock;
  users: UserService;
  ledger: Ledger;
  settlement: Settlement;
  refunds: RefundService;
  logger: Logger;
}

export type {
  GatewayIntake,
  GatewayPayment,
  GatewayRefund,
  GatewayRefunds,
  OnlineGateway,
  PageSources,
  PaymentGateway,
  PaymentPage,
  SignedWord,
  TimeSpan,
} from './payment-gateway';

/** What a gateway says of a payment: in an event, or when it is asked. */
export interface PaymentReport
  extends
    Omit<GatewayPayment, 'method' | 'returnedPaise'>,
    Partial<Pick<GatewayPayment, 'method' | 'returnedPaise'>> {
  gateway: OnlineGateway['name'];
  orderId: string;
}

const RETURN_REASON = 'The order no longer waited for this payment.';

/** Money that arrives. However often and in whatever order it is reported, it counts once. */
export class PaymentService {
  constructor(private readonly parts: PaymentParts) {}

  /** Takes a report in. Once the money has arrived it pays its order, or is given back when the order cannot use it. */
  record({ returnedPaise = 0, ...report }: PaymentReport): Promise<Order> {
    return this.parts.database.transaction(async (manager) => {
      const held = await holdOrder(manager, this.parts.users, report.orderId);
      // What had gone back before anybody here heard of it is not counted as having arrived.
      const isGone = returnedPaise >= report.amountPaise;
      const captured = isGone ? null : await this.advance(manager, report);
      if (captured) await this.use(manager, held, captured);
      return held.order;
    });
  }

  /** Those of a gateway's payments that stand otherwise there than here. */
  async different<One extends GatewayPayment>(reports: One[]): Promise<One[]> {
    const known = await this.parts.database.query<{ id: string; status: PaymentStatus; returned: string }[]>(
      `select gateway_payment_id as id, payments.status, coalesce(sum(refunds.amount_paise), 0) as returned
       from payments left join refunds
         on payment_id = payments.id and refunds.status in ('pending', 'done') and by_hand is null
       where gateway_payment_id = any($1) group by payments.id`,
      [reports.map(({ gatewayPaymentId }) => gatewayPaymentId)],
    );
    return reports.filter(({ gatewayPaymentId, status, returnedPaise }) => {
      const here = known.find(({ id }) => id === gatewayPaymentId);
      return !here || stepOf(here.status) < stepOf(status) || Number(here.returned) !== returnedPaise;
    });
  }

  /** The order that a gateway knows by an id of its own. */
  async orderIdOf(gateway: GatewayName, gatewayOrderId: string): Promise<string | null> {
    const order = await this.parts.database.getRepository(Order).findOneBy({ gateway, gatewayOrderId });
    return order?.id ?? null;
  }

  /** Money that somebody has put on the desk for a held order. */
  async takeAtDesk(manager: EntityManager, order: Order, method: DeskMethod): Promise<Payment> {
    const now = new Date(this.parts.clock.now());
    const payment = await manager.save(
      manager.create(Payment, {
        ...{ orderId: order.id, gateway: 'desk', method, amountPaise: order.price.totalPaise },
        ...{ status: 'captured', createdAt: now, capturedAt: now },
      }),
    );
    await this.parts.ledger.payment(manager, payment);
    return payment;
  }

  /** Moves the payment on, never back; returns it when this report is the first that says its money has arrived. */
  private async advance(manager: EntityManager, report: PaymentReport): Promise<Payment | null> {
    const { gatewayPaymentId, orderId, amountPaise, status } = report;
    const known = await manager.findOneBy(Payment, { gatewayPaymentId });
    if (known && (known.orderId !== orderId || known.amountPaise !== amountPaise)) {
      throw new Conflict('This payment is known with another order or amount.');
    }
    if (known && stepOf(known.status) >= stepOf(status)) return null;
    const now = new Date(this.parts.clock.now());
    const isCaptured = status === 'captured';
    const payment = known ?? manager.create(Payment, { createdAt: now });
    Object.assign(payment, report, {
      method: report.method ?? payment.method,
      capturedAt: isCaptured ? now : null,
    });
    await manager.save(payment);
    return isCaptured ? payment : null;
  }

  private async use(manager: EntityManager, held: HeldOrder, payment: Payment): Promise<void> {
    const { ledger, settlement, refunds, logger } = this.parts;
    const { order, member } = held;
    await ledger.payment(manager, payment);
    const isWanted = canBecome(ORDER_TRANSITIONS, [order.status, 'paid']);
    if (isWanted && member && payment.amountPaise === order.price.totalPaise) {
      return settlement.pay(manager, { order, member, payment, decidedBy: null });
    }
    const { gatewayPaymentId, amountPaise } = payment;
    const facts = { order: order.number, status: order.status, gatewayPaymentId, amountPaise };
    logger.warn(facts, 'a payment does not fit its order, and goes back');
    await refunds.request(manager, held, { payment, cause: 'unused', reason: RETURN_REASON });
  }
}

const stepOf = (status: PaymentStatus) => PAYMENT_STATUSES.indexOf(status);
