import type { EntityManager } from 'typeorm';
import { lastDayOf } from '#common/memberships/last-day';
import { proratedAmounts } from '#common/plans/gst';
import type { Actor } from '../../lib/actor';
import type { Links } from '../../lib/links';
import type { MailContent } from '../../mail/mail-content';
import { orderConfirmedMail } from '../../mail/mails/order-confirmed-mail';
import { orderRefundedMail } from '../../mail/mails/order-refunded-mail';
import { partialRefundMail } from '../../mail/mails/partial-refund-mail';
import { paymentReturnedMail } from '../../mail/mails/payment-returned-mail';
import type { Outbox } from '../../mail/outbox';
import type { LedgerService } from '../ledger/ledger.service';
import type { User } from '../accounts/user.entity';
import type { MembershipService } from '../memberships/membership.service';
import type { ReceiptService } from '../receipts/receipt.service';
import type { LockedOrder, OrderTransitionsService } from '../orders/order-transitions.service';
import type { Order } from '../orders/order.entity';
import type { Payment } from '../orders/payment.entity';
import type { Refund } from '../orders/refund.entity';

interface FulfilmentParts {
  orderTransitions: OrderTransitionsService;
  ledger: LedgerService;
  memberships: MembershipService;
  receipts: ReceiptService;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
}

interface Paid {
  order: Order;
  member: User;
  payment: Payment;
}

interface Returned {
  refund: Refund;
  /** All refunds of the same payment. */
  refunds: Refund[];
}

/** The consequences of payments and refunds. The caller has locked order and member, and has booked the money. */
export class OrderFulfilmentService {
  constructor(private readonly parts: FulfilmentParts) {}

  /** Marks the order as paid, books the sale, adds the membership period and issues and mails the receipt. */
  async fulfil(manager: EntityManager, actor: Actor, { order, member, payment }: Paid): Promise<void> {
    const { orderTransitions, ledger, memberships, receipts, outbox, links } = this.parts;
    const paidBy = payment.method ?? payment.gateway;
    await orderTransitions.change(manager, actor, {
      order,
      decision: { status: 'paid', method: paidBy, ...discountOf(order) },
    });
    await ledger.sale(manager, order);
    const { endsAt } = await memberships.begin(manager, actor, { memberId: member.id, order });
    const receipt = await receipts.issue(manager, order, { recipient: nameOf(member), paidBy });
    const mail = orderConfirmedMail({
      plan: order.plan,
      totalPaise: order.price.totalPaise,
      receipt,
      lastDay: lastDayOf(endsAt),
      membershipUrl: links.membership(),
    });
    await outbox.put(manager, { to: member.email, mail });
  }

  /**
   * Marks the order as refunded, ends its membership, and reverses what is left of the sale with a credit note. Does
   * not return the money.
   */
  async reverse(
    manager: EntityManager,
    actor: Actor,
    { order, reason }: { order: Order; reason: string },
  ): Promise<void> {
    const { orderTransitions, ledger, memberships } = this.parts;
    await orderTransitions.change(manager, actor, { order, decision: { status: 'refunded', reason } });
    await memberships.end(manager, actor, order.id);
    const { totalPaise } = await ledger.saleLeft(manager, order);
    await this.credit(manager, order, { subjectId: order.id, amountPaise: totalPaise, reason });
  }

  /** Handles money that was returned: reduces the sale if the order stays paid, and mails the member. */
  async recordReturn(
    manager: EntityManager,
    { order, member }: LockedOrder,
    returned: Returned,
  ): Promise<void> {
    const { refund, refunds } = returned;
    const isOfSale = order.status === 'paid' && refunds.every(({ cause }) => cause !== 'unused');
    if (isOfSale) {
      const { amountPaise, reason } = refund;
      await this.credit(manager, order, { subjectId: refund.id, amountPaise, reason });
    }
    if (!member) return;
    const mail = await this.mailOf(manager, order, { ...returned, isOfSale });
    if (mail) await this.parts.outbox.put(manager, { to: member.email, mail });
  }

  /** Reverses the sale by that amount, at most by what is left of it, and issues the credit note. */
  private async credit(
    manager: EntityManager,
    order: Order,
    { subjectId, amountPaise, reason }: { subjectId: string; amountPaise: number; reason: string },
  ): Promise<void> {
    const { ledger, receipts } = this.parts;
    const price = proratedAmounts(await ledger.saleLeft(manager, order), amountPaise);
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
    const { amountPaise, byHand, method, cause } = refund;
    const facts = { plan, amountPaise, byHand, method, membershipUrl: this.parts.links.membership() };
    const lastCredit = () => this.parts.receipts.lastCredit(manager, order.id);
    if (cause === 'order' && !isOfSale) {
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
    // Everything had been refunded before this request, and the member was mailed about it then.
    if (amountPaise === 0) return null;
    if (cause === 'unused') return paymentReturnedMail(facts);
    return partialRefundMail({ ...facts, creditNote: isOfSale ? await lastCredit() : null });
  }
}

const discountOf = ({ discountPaise, discountReason }: Order) =>
  discountReason === null ? {} : { discountPaise, discountReason };

/** An account without a name has an e-mail address. */
const nameOf = ({ name, email }: User): string => name ?? email!;
