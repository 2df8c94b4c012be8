import type { EntityManager } from 'typeorm';
import { partOf } from '#common/gst';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import type { MailContent } from '../../mail/mail-content';
import { orderConfirmedMail } from '../../mail/mails/order-confirmed-mail';
import { orderRefundedMail } from '../../mail/mails/order-refunded-mail';
import { partReturnedMail } from '../../mail/mails/part-returned-mail';
import { paymentReturnedMail } from '../../mail/mails/payment-returned-mail';
import type { Outbox } from '../../mail/outbox';
import type { Ledger } from '../ledger/ledger.service';
import type { User } from '../members/user.entity';
import type { MembershipService } from '../memberships/membership.service';
import type { ReceiptService } from '../receipts/receipt.service';
import { decide, type HeldOrder } from './held-order';
import type { Order } from './order.entity';
import type { Payment } from './payment.entity';
import type { Refund } from './refund.entity';

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

interface Returned {
  refund: Refund;
  /** All of the same payment. */
  refunds: Refund[];
}

/** What follows from money, whoever took it. The caller holds order and member, and has booked the money. */
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

  /** The sale is undone: its membership ends, and a credit note takes back what is left of it. The money has yet to go. */
  async undo(
    manager: EntityManager,
    { order }: HeldOrder,
    { reason, decidedBy }: { reason: string; decidedBy: string },
  ): Promise<void> {
    const { clock, ledger, memberships } = this.parts;
    await decide(manager, order, { status: 'refunded', reason, decidedBy, now: clock.now() });
    await memberships.end(manager, order.id);
    const { totalPaise } = await ledger.saleLeft(manager, order);
    await this.credit(manager, order, { subjectId: order.id, amountPaise: totalPaise, reason });
  }

  /** Money of a payment has gone back. Of an order that stays paid, the sale is less by as much. */
  async returned(manager: EntityManager, { order, member }: HeldOrder, returned: Returned): Promise<void> {
    const { refund, refunds } = returned;
    const isOfSale = order.status === 'paid' && refunds.every(({ cause }) => cause === 'gateway');
    if (isOfSale) {
      const { amountPaise, reason } = refund;
      await this.credit(manager, order, { subjectId: refund.id, amountPaise, reason });
    }
    if (!member) return;
    const mail = await this.mailOf(manager, order, { ...returned, isOfSale });
    if (mail) await this.parts.outbox.put(manager, { to: member.email, mail });
  }

  /** Takes back as much of the sale as is left of it, at most. */
  private async credit(
    manager: EntityManager,
    order: Order,
    { subjectId, amountPaise, reason }: { subjectId: string; amountPaise: number; reason: string },
  ): Promise<void> {
    const { ledger, receipts } = this.parts;
    const price = partOf(await ledger.saleLeft(manager, order), amountPaise);
    if (price.totalPaise === 0) return;
    await ledger.saleReversal(manager, order, { subjectId, price });
    await receipts.credit(manager, order, { price, reason });
  }

  private async mailOf(
    manager: EntityManager,
    order: Order,
    { refund, refunds, isOfSale }: Returned & { isOfSale: boolean },
  ): Promise<MailContent | null> {
    const { plan, price, reason } = order;
    const { amountPaise, byHand, cause } = refund;
    const facts = { plan, amountPaise, byHand, membershipUrl: this.parts.links.membership() };
    const lastCredit = () => this.parts.receipts.lastCredit(manager, order.id);
    if (cause === 'order') {
      const done = refunds.filter(({ status }) => status === 'done');
      const returnedPaise = done.reduce((sum, one) => sum + one.amountPaise, 0);
      const whole = { totalPaise: price.totalPaise, isWhole: returnedPaise >= price.totalPaise };
      return orderRefundedMail({
        ...facts,
        ...whole,
        reason: reason ?? refund.reason,
        creditNote: await lastCredit(),
      });
    }
    // What it was to give back had gone back before, and that was said then.
    if (amountPaise === 0) return null;
    if (cause === 'unused') return paymentReturnedMail(facts);
    return partReturnedMail({ ...facts, creditNote: isOfSale ? await lastCredit() : null });
  }
}

const nameOf = ({ name, email }: User) => name ?? email;
