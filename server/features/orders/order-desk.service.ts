import type { EntityManager } from 'typeorm';
import { reasonForm } from '#common/forms/order';
import { messages } from '#common/messages';
import type { DeskMethod } from '#common/orders';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { parseInput } from '../../lib/validated';
import type { Viewer } from '../../lib/viewer';
import { orderRejectedMail } from '../../mail/mails/order-rejected-mail';
import type { Outbox } from '../../mail/outbox';
import type { AuditLog } from '../audit/audit-log.service';
import type { UserService } from '../members/user.service';
import { decide, holdOrder, type HeldOrder } from './held-order';
import type { Order } from './order.entity';
import type { PaymentService } from './payment.service';
import type { RefundService } from './refund.service';
import type { Settlement } from './settlement';

interface DeskParts {
  database: Database;
  clock: Clock;
  users: UserService;
  payments: PaymentService;
  refunds: RefundService;
  settlement: Settlement;
  audit: AuditLog;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
}

/** What admins decide about orders; each decision is in the audit log. */
export class OrderDesk {
  constructor(private readonly parts: DeskParts) {}

  /** The member has paid at the desk. */
  confirm(admin: Viewer, id: string, method: DeskMethod): Promise<Order> {
    return this.change('confirm-order', { admin, id }, async (manager, { order, member }) => {
      requireWaiting(order);
      if (!member) throw new Conflict(messages.orderWithoutMember);
      const payment = await this.parts.payments.takeAtDesk(manager, order, method);
      await this.parts.settlement.pay(manager, { order, member, payment, decidedBy: admin.id });
      return { method };
    });
  }

  /** The order is refused, and nothing was paid. */
  reject(admin: Viewer, id: string, reason: string): Promise<Order> {
    const given = parseInput(reasonForm, { reason });
    return this.change('reject-order', { admin, id }, async (manager, { order, member }) => {
      requireWaiting(order);
      const { clock, outbox, links } = this.parts;
      await decide(manager, order, { status: 'rejected', ...given, decidedBy: admin.id, now: clock.now() });
      if (!member) return given;
      const mail = orderRejectedMail({ plan: order.plan, ...given, membershipUrl: links.membership() });
      await outbox.put(manager, { to: member.email, mail });
      return given;
    });
  }

  /** The whole of what was paid is given back. */
  refund(admin: Viewer, id: string, reason: string): Promise<Order> {
    const given = parseInput(reasonForm, { reason });
    return this.change('refund-order', { admin, id }, async (manager, held) => {
      if (held.order.status !== 'paid') throw new Conflict(messages.orderNotPaid);
      const payment = await this.parts.refunds.paymentOf(manager, held.order);
      await this.parts.settlement.undo(manager, held, { ...given, decidedBy: admin.id });
      await this.parts.refunds.request(manager, payment, given.reason);
      return given;
    });
  }

  private change(
    action: string,
    { admin, id }: { admin: Viewer; id: string },
    work: (manager: EntityManager, held: HeldOrder) => Promise<object>,
  ): Promise<Order> {
    const { database, users, audit } = this.parts;
    return database.transaction(async (manager) => {
      const held = await holdOrder(manager, users, id);
      const before = { status: held.order.status };
      const how = await work(manager, held);
      const after = { status: held.order.status, ...how };
      await audit.write(manager, admin, {
        action,
        subject: { type: 'order', id: held.order.id },
        before,
        after,
      });
      return held.order;
    });
  }
}

function requireWaiting({ status }: Order): void {
  if (status !== 'placed') throw new Conflict(messages.orderNotWaiting);
}
