import type { EntityManager } from 'typeorm';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import { orderConfirmedMail } from '../../mail/mails/order-confirmed-mail';
import { orderRefundedMail } from '../../mail/mails/order-refunded-mail';
import type { Outbox } from '../../mail/outbox';
import type { Ledger } from '../ledger/ledger.service';
import type { User } from '../members/user.entity';
import type { MembershipService } from '../memberships/membership.service';
import type { ReceiptService } from '../receipts/receipt.service';
import { decide, type HeldOrder } from './held-order';
import type { Order } from './order.entity';
import type { Payment } from './payment.entity';

interface SettlementParts {
  clock: Clock;
  ledger: Ledger;
  memberships: MembershipService;
  receipts: ReceiptService;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
}

interface Paid {
  order: Order;
  member: User;
  payment: Payment;
  /** The admin who took the money; null when a gateway did. */
  decidedBy: string | null;
}

/** What follows from money, whoever took it. The caller holds order and member, and has booked the payment. */
export class Settlement {
  constructor(private readonly parts: SettlementParts) {}

  /** The order is paid: the sale is booked, the membership begins, and the member gets a receipt. */
  async pay(manager: EntityManager, { order, member, payment, decidedBy }: Paid): Promise<void> {
    const { clock, ledger, memberships, receipts, outbox, links } = this.parts;
    await decide(manager, order, { status: 'paid', decidedBy, now: clock.now() });
    await ledger.sale(manager, order);
    const { endsAt } = await memberships.begin(manager, member.id, order);
    const paidBy = payment.method ?? payment.gateway;
    const receipt = await receipts.issue(manager, order, { recipient: nameOf(member), paidBy });
    const mail = orderConfirmedMail({
      ...{ plan: order.plan, totalPaise: order.price.totalPaise, receipt },
      lastDay: new Date(endsAt.getTime() - 1),
      membershipUrl: links.membership(),
    });
    await outbox.put(manager, { to: member.email, mail });
  }

  /** The sale is undone: its membership ends, and a credit note takes the receipt back. */
  async undo(
    manager: EntityManager,
    { order, member }: HeldOrder,
    { reason, decidedBy }: { reason: string; decidedBy: string },
  ): Promise<void> {
    const { clock, ledger, memberships, receipts, outbox, links } = this.parts;
    await decide(manager, order, { status: 'refunded', reason, decidedBy, now: clock.now() });
    await ledger.saleReversal(manager, order);
    await memberships.end(manager, order.id);
    const creditNote = await receipts.credit(manager, order, reason);
    if (!member) return;
    const mail = orderRefundedMail({
      ...{ plan: order.plan, totalPaise: order.price.totalPaise, creditNote, reason },
      membershipUrl: links.membership(),
    });
    await outbox.put(manager, { to: member.email, mail });
  }
}

const nameOf = ({ name, email }: User) => name ?? email;
