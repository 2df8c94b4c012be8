import type { EntityManager } from 'typeorm';
import { formatPaise } from '#common/money';
import { manualRefundForm, reasonForm, refundForm } from '#common/orders/order.form';
import { orderMessages } from '#common/orders/messages';
import { upgradeMessages } from '#common/orders/upgrade-messages';
import { DESK_METHODS, type DeskMethod, type RefundMethod } from '#common/orders/payments';
import type { MoneyInput } from '../../graphql/money.type';
import { Conflict, invalidField, requestKeyUsed } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { requireOtherAccount } from '../../lib/own-account';
import { parseInput } from '../../lib/validated';
import type { UserActor } from '../../lib/actor';
import { orderRejectedMail } from '../../mail/mails/order-rejected-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { LockedOrder, OrderTransitionsService } from '../orders/order-transitions.service';
import type { Order } from '../orders/order.entity';
import type { Payment } from '../orders/payment.entity';
import type { DeskPayment, PaymentService } from './payment.service';
import { creditedOf } from './credited';
import { refunding } from './order.rate-limits';
import { remainingOf } from './refund-amounts';
import type { Refund } from '../orders/refund.entity';
import type { RefundTransitionsService } from './refund-transitions.service';
import type { RefundService } from './refund.service';
import type { MailedRefund, OrderFulfilmentService } from './order-fulfilment.service';

interface DeskParts {
  orderTransitions: OrderTransitionsService;
  payments: PaymentService;
  refunds: RefundService;
  refundTransitions: RefundTransitionsService;
  fulfilment: OrderFulfilmentService;
  outbox: Pick<Outbox, 'put'>;
  limits: Pick<RateLimits, 'take'>;
  links: Links;
}

interface GivenRefund {
  reason: string;
  amount?: MoneyInput | null;
  method?: RefundMethod | null;
  requestKey?: string | null;
}

/** Decisions of staff about orders. */
export class OrderAdministrationService {
  constructor(private readonly parts: DeskParts) {}

  /** Confirms that the member has paid at the desk. */
  confirm(admin: UserActor, id: string, taken: DeskPayment): Promise<Order> {
    return this.parts.orderTransitions.inTransaction(id, async (manager, { order, member }) => {
      requireWaiting(order);
      if (!member) throw new Conflict('MEMBER_DELETED', orderMessages.orderWithoutMember);
      requireOtherAccount(admin, member.id);
      const payment = await this.parts.payments.takeAtDesk(manager, order, taken);
      await this.parts.fulfilment.fulfil(manager, admin, { order, member, payment });
    });
  }

  /** Rejects an unpaid order. */
  reject(admin: UserActor, id: string, text: string): Promise<Order> {
    const { reason } = parseInput(reasonForm, { reason: text });
    return this.parts.orderTransitions.inTransaction(id, async (manager, { order, member }) => {
      const { orderTransitions, outbox, links } = this.parts;
      await orderTransitions.change(manager, admin, { order, decision: { status: 'rejected', reason } });
      if (!member) return;
      const mail = orderRejectedMail({ plan: order.plan, reason, membershipUrl: links.membership() });
      await outbox.put(manager, { to: member.email, mail });
    });
  }

  /** Refunds everything that is left of the payments, or a part of it, after which the order stays paid. */
  async refund(admin: UserActor, id: string, given: GivenRefund): Promise<Order> {
    const { reason, requestKey, amount } = parseInput(refundForm, given);
    await this.parts.limits.take(refunding, admin.id);
    return this.parts.orderTransitions.inTransaction(id, async (manager, locked) => {
      const { fulfilment, refunds, refundTransitions } = this.parts;
      const { order } = locked;
      const known = requestKey == null ? [] : await refundTransitions.withKey(manager, id, requestKey);
      if (known.length > 0) return requireSame(known, order, amount);
      const creditedPaise = await creditedOf(manager, order);
      if (amount == null) {
        requireNoCredit(creditedPaise);
        await fulfilment.reverse(manager, admin, { order, reason });
      } else requirePaid(order);
      const payments = await refunds.paymentsOf(manager, order);
      const isAtDesk = payments.every((payment) => refunds.isPaidBackAtDesk(payment));
      if (!isAtDesk) requireOnlineWay(given);
      const parts = await this.partsOf(manager, payments, { amount, creditedPaise });
      const requests = parts.map(({ payment, amountPaise }) => {
        const method = isAtDesk ? (given.method ?? deskMethodOf(payment)) : null;
        return { payment, amountPaise, cause: 'order' as const, reason, method, requestKey };
      });
      // A whole refund has one credit note, and one mail. A part of several payments has one for each.
      const mails = isAtDesk && amount == null ? mailsOf(requests) : [];
      for (const [index, request] of requests.entries())
        await refunds.request(manager, { ...locked, actor: admin, mailed: mails[index] }, request);
    });
  }

  /**
   * The amount to refund of each payment, the last one first; by default, all that is left. Amounts that were credited
   * to another order are not refunded: they come from the first payments.
   */
  private async partsOf(
    manager: EntityManager,
    payments: Payment[],
    { amount, creditedPaise }: { amount: MoneyInput | null | undefined; creditedPaise: number },
  ) {
    const wanted = amount?.minorUnits ?? Infinity;
    let missing = wanted;
    let credited = creditedPaise;
    const lefts = new Map<Payment, number>();
    for (const payment of payments) {
      const left = remainingOf(payment, await this.parts.refundTransitions.of(manager, payment.id));
      lefts.set(payment, Math.max(0, left - credited));
      credited = Math.max(0, credited - left);
    }
    const parts = [];
    for (const payment of payments.toReversed()) {
      const left = lefts.get(payment)!;
      const amountPaise = Math.min(missing, left);
      missing -= amountPaise;
      if (amountPaise > 0) parts.push({ payment, amountPaise });
    }
    if (amount != null && missing > 0)
      throw invalidField('amount', 'TOO_LARGE', orderMessages.refundTooHigh(formatPaise(wanted - missing)));
    if (parts.length > 0) return parts;
    // Nothing is left to refund: a refund of zero records that the last payment is not kept.
    return payments.slice(-1).map((payment) => ({ payment, amountPaise: 0 }));
  }

  /** Requests a failed refund from the gateway again. */
  retryRefund(admin: UserActor, id: string): Promise<Order> {
    return this.changeRefund(id, async (manager, locked, refund) => {
      // If the refund failed at the gateway, a new key is needed, because the old one would return the failed refund.
      // If the gateway never answered, the old key must be used, because the refund may exist there.
      const attempt = refund.gatewayRefundId === null ? refund.attempt : refund.attempt + 1;
      const values = { status: 'requested' as const, attempt, gatewayRefundId: null, problem: null };
      await this.parts.refundTransitions.change(manager, { ...locked, actor: admin }, { refund, values });
      await this.parts.refunds.addJob(manager, refund);
    });
  }

  /** Records that the studio itself has returned the money of a refund that failed at the gateway. */
  async recordManualRefund(admin: UserActor, id: string, text: string): Promise<Order> {
    const { method: byHand } = parseInput(manualRefundForm, { method: text });
    // The refund may have been made in the gateway's dashboard, or the gateway's answer may have been lost.
    await this.parts.refunds.checkNow(id);
    return this.changeRefund(id, async (manager, locked, refund) => {
      const { payment } = refund;
      const context = { ...locked, actor: admin };
      await this.parts.refundTransitions.complete(manager, context, { refund, payment, byHand });
    });
  }

  private async changeRefund(
    id: string,
    work: (manager: EntityManager, locked: LockedOrder, refund: Refund) => Promise<void>,
  ): Promise<Order> {
    const { refunds } = this.parts;
    const { payment } = await refunds.find(id);
    return this.parts.orderTransitions.inTransaction(payment.orderId, async (manager, locked) => {
      const refund = await refunds.find(id, manager);
      if (refund.status !== 'failed' || refund.cause === 'gateway') {
        throw new Conflict('REFUND_NOT_FAILED', orderMessages.refundNotFailed);
      }
      await work(manager, locked, refund);
    });
  }
}

/** The refund in the mail about each request: the last one has the sum, the others are not mailed. */
function mailsOf(requests: MailedRefund[]): (MailedRefund | null)[] {
  const amountPaise = requests.reduce((sum, one) => sum + one.amountPaise, 0);
  const [first] = requests;
  const isOneWay = requests.every(({ method }) => method === first?.method);
  const mail = { amountPaise, method: isOneWay ? (first?.method ?? null) : null };
  return requests.map((_request, index) => (index === requests.length - 1 ? mail : null));
}

function requireWaiting({ status }: Order): void {
  if (status !== 'placed') throw new Conflict('ORDER_NOT_PENDING', orderMessages.orderNotWaiting);
}

function requirePaid({ status }: Order): void {
  if (status === 'part_paid') throw new Conflict('ORDER_NOT_PAID', orderMessages.partWhileDue);
  if (status === 'written_off') return;
  if (status !== 'paid') throw new Conflict('ORDER_NOT_PAID', orderMessages.orderNotPaid);
}

function requireNoCredit(creditedPaise: number): void {
  if (creditedPaise > 0)
    throw invalidField('amount', 'REQUIRED', upgradeMessages.refundWhole(formatPaise(creditedPaise)));
}

/** A gateway refunds what it has received, all of it and the same way. */
function requireOnlineWay({ amount, method }: GivenRefund): void {
  if (method != null) throw invalidField('method', 'NOT_AVAILABLE', orderMessages.refundMethodOnline);
  if (amount != null) throw invalidField('amount', 'NOT_AVAILABLE', orderMessages.partOnline);
}

const deskMethodOf = ({ method }: Payment): DeskMethod | null =>
  DESK_METHODS.find((one) => one === method) ?? null;

function requireSame(known: Refund[], { status }: Order, amount: MoneyInput | null | undefined): void {
  const sum = known.reduce((total, { amountPaise }) => total + amountPaise, 0);
  const isSame = amount == null ? status === 'refunded' : amount.minorUnits === sum;
  if (!isSame) throw requestKeyUsed();
}
