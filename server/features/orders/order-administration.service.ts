import type { EntityManager } from 'typeorm';
import { reasonForm } from '#common/orders/order.form';
import { orderMessages } from '#common/orders/messages';
import type { DeskMethod } from '#common/orders/orders';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { parseInput } from '../../lib/validated';
import type { UserActor } from '../../lib/actor';
import { orderRejectedMail } from '../../mail/mails/order-rejected-mail';
import type { Outbox } from '../../mail/outbox';
import type { Journal } from '../journal/journal.service';
import type { UserService } from '../members/user.service';
import { changeOrderStatus, lockOrder, type LockedOrder } from './order-transitions';
import type { Order } from './order.entity';
import type { PaymentService } from './payment.service';
import { Refund } from './refund.entity';
import type { RefundTransitions } from './refund-transitions.service';
import type { RefundService } from './refund.service';
import type { OrderFulfilment } from './order-fulfilment.service';

interface DeskParts {
  dataSource: Database;
  clock: Clock;
  users: UserService;
  payments: PaymentService;
  refunds: RefundService;
  refundTransitions: RefundTransitions;
  fulfilment: OrderFulfilment;
  journal: Journal;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
}

/** Decisions of staff about orders. */
export class OrderAdministration {
  constructor(private readonly parts: DeskParts) {}

  /** The member has paid at the desk. */
  confirm(admin: UserActor, id: string, method: DeskMethod): Promise<Order> {
    return this.change('order.paid', { admin, id }, async (manager, { order, member }) => {
      requireWaiting(order);
      if (!member) throw new Conflict(orderMessages.orderWithoutMember);
      const payment = await this.parts.payments.takeAtDesk(manager, order, method);
      await this.parts.fulfilment.fulfil(manager, { order, member, payment, decidedBy: admin.id });
      return { method };
    });
  }

  /** Rejects an unpaid order. */
  reject(admin: UserActor, id: string, reason: string): Promise<Order> {
    const given = parseInput(reasonForm, { reason });
    return this.change('order.rejected', { admin, id }, async (manager, { order, member }) => {
      const { clock, outbox, links } = this.parts;
      await changeOrderStatus(manager, order, {
        status: 'rejected',
        ...given,
        decidedBy: admin.id,
        now: clock.now(),
      });
      if (!member) return given;
      const mail = orderRejectedMail({ plan: order.plan, ...given, membershipUrl: links.membership() });
      await outbox.put(manager, { to: member.email, mail });
      return given;
    });
  }

  /** Refunds everything that is left of the payment. */
  refund(admin: UserActor, id: string, reason: string): Promise<Order> {
    const given = parseInput(reasonForm, { reason });
    return this.change('order.refunded', { admin, id }, async (manager, locked) => {
      await this.parts.fulfilment.reverse(manager, locked, { ...given, decidedBy: admin.id });
      const payment = await this.parts.refunds.paymentOf(manager, locked.order);
      await this.parts.refunds.request(manager, locked, { payment, cause: 'order', ...given });
      return given;
    });
  }

  /** Requests a failed refund from the gateway again. */
  retryRefund(admin: UserActor, id: string): Promise<Order> {
    return this.changeRefund('refund.requested', { admin, id }, async (manager, _locked, refund) => {
      // If the refund failed at the gateway, a new key is needed, because the old one would return the failed refund.
      // If the gateway never answered, the old key must be used, because the refund may exist there.
      const attempt = refund.gatewayRefundId === null ? refund.attempt : refund.attempt + 1;
      const again = { status: 'requested' as const, attempt, gatewayRefundId: null, problem: null };
      await this.parts.refundTransitions.change(manager, refund, again);
      await this.parts.refunds.addJob(manager, refund);
      return { attempt };
    });
  }

  /** Records that the studio itself has returned the money of a refund that failed at the gateway. */
  async returnByHand(admin: UserActor, id: string, reason: string): Promise<Order> {
    const { reason: byHand } = parseInput(reasonForm, { reason });
    // The refund may have been made in the gateway's dashboard, or the gateway's answer may have been lost.
    await this.parts.refunds.checkNow(id);
    return this.changeRefund('refund.done', { admin, id }, async (manager, locked, refund) => {
      await this.parts.refundTransitions.complete(manager, locked, {
        refund,
        payment: refund.payment,
        byHand,
      });
      return { byHand };
    });
  }

  private async changeRefund(
    action: string,
    { admin, id }: { admin: UserActor; id: string },
    work: (manager: EntityManager, locked: LockedOrder, refund: Refund) => Promise<object>,
  ): Promise<Order> {
    const { payment } = await this.parts.refunds.find(id);
    return this.change(action, { admin, id: payment.orderId }, async (manager, locked) => {
      const refund = await manager.findOneOrFail(Refund, { where: { id }, relations: { payment: true } });
      if (refund.status !== 'failed' || refund.cause === 'gateway') {
        throw new Conflict(orderMessages.refundNotFailed);
      }
      return { refundId: id, ...(await work(manager, locked, refund)) };
    });
  }

  private change(
    action: string,
    { admin, id }: { admin: UserActor; id: string },
    work: (manager: EntityManager, locked: LockedOrder) => Promise<object>,
  ): Promise<Order> {
    const { dataSource, users, journal } = this.parts;
    return dataSource.transaction(async (manager) => {
      const locked = await lockOrder(manager, users, id);
      const before = { status: locked.order.status };
      const details = await work(manager, locked);
      const after = { status: locked.order.status, ...details };
      const { id: subjectId, userId: memberId } = locked.order;
      const entry = { type: action, subjectId, memberId, before, after };
      await journal.write(manager, admin, entry as Parameters<Journal['write']>[2]);
      return locked.order;
    });
  }
}

function requireWaiting({ status }: Order): void {
  if (status !== 'placed') throw new Conflict(orderMessages.orderNotWaiting);
}
