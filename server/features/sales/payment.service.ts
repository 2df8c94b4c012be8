import type { EntityManager } from 'typeorm';
import { referenceProblem } from '#common/orders/desk-payment';
import { orderMessages } from '#common/orders/messages';
import { deskMethods, type DeskMethod, type GatewayName } from '#common/orders/payments';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import { violatedConstraint } from '../../database/violations';
import { SYSTEM } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import type { LedgerService } from '../ledger/ledger.service';
import type { LockedOrder, OrderTransitionsService } from '../orders/order-transitions.service';
import { Order } from '../orders/order.entity';
import type { GatewayPayment, PaymentReport } from './payment-gateway';
import { Payment, PAYMENT_STATUSES, type PaymentStatus } from '../orders/payment.entity';
import type { RefundService } from './refund.service';
import type { OrderFulfilmentService } from './order-fulfilment.service';

interface PaymentParts {
  dataSource: Database;
  clock: Clock;
  orderTransitions: OrderTransitionsService;
  ledger: LedgerService;
  fulfilment: OrderFulfilmentService;
  refunds: RefundService;
  logger: Logger;
}

/** How a member has paid at the desk. */
export interface DeskPayment {
  method: DeskMethod;
  reference?: string | null | undefined;
}

/** A payment at the desk for a part of an order; without an amount, for all of it. */
interface TakenPayment extends DeskPayment {
  amountPaise?: number;
  requestKey?: string | null;
}

/** How long after its end an order can be paid: the payment may have been under way. Later, its price is out of date. */
const LATE_PAYMENT_DAYS = 7;

const RETURN_REASON = 'The order no longer waited for this payment.';

/** Records incoming money. A payment counts once, however often and in whatever order it is reported. */
export class PaymentService {
  constructor(private readonly parts: PaymentParts) {}

  /** Records a report. A captured payment pays its order, or is refunded if the order no longer needs it. */
  record({ returnedPaise = 0, ...report }: PaymentReport): Promise<Order> {
    return this.parts.orderTransitions.inTransaction(report.orderId, async (manager, locked) => {
      // A payment that was refunded in full before its first report is not booked at all.
      const isGone = returnedPaise >= report.amountPaise;
      const captured = isGone ? null : await this.advance(manager, report);
      if (captured) await this.applyToOrder(manager, locked, captured);
    });
  }

  /** The given payments whose status or refunded amount is not up to date in the database. */
  async outOfDate<One extends GatewayPayment>(reports: One[]): Promise<One[]> {
    const known = await this.parts.dataSource.query<
      { id: string; status: PaymentStatus; returned: string }[]
    >(
      `select gateway_payment_id as id, payments.status, coalesce(sum(refunds.amount_paise), 0) as returned
       from payments left join refunds
         on payment_id = payments.id and refunds.status in ('pending', 'done') and by_hand is null
       where gateway_payment_id = any($1) group by payments.id`,
      [reports.map(({ gatewayPaymentId }) => gatewayPaymentId)],
    );
    return reports.filter(({ gatewayPaymentId, status, returnedPaise }) => {
      const stored = known.find(({ id }) => id === gatewayPaymentId);
      return !stored || stepOf(stored.status) < stepOf(status) || Number(stored.returned) !== returnedPaise;
    });
  }

  /** Our id of an order, by its id at the gateway. */
  async orderIdOf(gateway: GatewayName, gatewayOrderId: string): Promise<string | null> {
    const order = await this.parts.dataSource.getRepository(Order).findOneBy({ gateway, gatewayOrderId });
    return order?.id ?? null;
  }

  /** Records a payment at the desk. The caller has locked the order. */
  async takeAtDesk(
    manager: EntityManager,
    order: Order,
    { method, reference = null, amountPaise = order.price.totalPaise, requestKey = null }: TakenPayment,
  ): Promise<Payment> {
    if (!deskMethods().includes(method))
      throw invalidField('method', 'INVALID', orderMessages.upiNeedsRupees);
    const problem = reference === null ? null : referenceProblem(method, reference);
    if (problem !== null) throw invalidField('reference', 'INVALID', problem);
    const now = new Date(this.parts.clock.now());
    const payment = manager.create(Payment, {
      orderId: order.id,
      gateway: 'desk',
      method,
      reference,
      requestKey,
      amountPaise,
      status: 'captured',
      createdAt: now,
      capturedAt: now,
    });
    await manager.save(payment).catch((error: unknown) => {
      if (violatedConstraint(error) !== 'payments_upi_reference_used_once') throw error;
      throw invalidField('reference', 'TAKEN', orderMessages.upiReferenceUsed);
    });
    await this.parts.ledger.payment(manager, payment);
    return payment;
  }

  /** Updates the payment if its status advances. Returns it only from the first report of its capture. */
  private async advance(manager: EntityManager, report: PaymentReport): Promise<Payment | null> {
    const { gatewayPaymentId, orderId, amountPaise, status } = report;
    const known = await manager.findOneBy(Payment, { gatewayPaymentId });
    if (known && (known.orderId !== orderId || known.amountPaise !== amountPaise)) {
      throw new Conflict('PAYMENT_MISMATCH', 'This payment is known with another order or amount.');
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

  private async applyToOrder(manager: EntityManager, locked: LockedOrder, payment: Payment): Promise<void> {
    const { ledger, fulfilment, refunds, logger } = this.parts;
    const { order, member } = locked;
    await ledger.payment(manager, payment);
    if (this.isPayable(order) && member && payment.amountPaise === order.price.totalPaise) {
      return fulfilment.fulfil(manager, SYSTEM, { order, member, payment });
    }
    const { gatewayPaymentId, amountPaise } = payment;
    const facts = { order: order.number, status: order.status, gatewayPaymentId, amountPaise };
    logger.warn(facts, 'a payment does not fit its order, and goes back');
    const context = { ...locked, actor: SYSTEM };
    await refunds.request(manager, context, { payment, cause: 'unused', reason: RETURN_REASON });
  }

  /** Whether a full payment still completes the order. */
  private isPayable({ status, decidedAt }: Order): boolean {
    if (status !== 'expired') return status === 'placed';
    const endedAt = decidedAt?.getTime() ?? 0;
    return this.parts.clock.now() - endedAt <= LATE_PAYMENT_DAYS * DAY_MS;
  }
}

const stepOf = (status: PaymentStatus) => PAYMENT_STATUSES.indexOf(status);
