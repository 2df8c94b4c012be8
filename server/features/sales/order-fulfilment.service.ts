import type { EntityManager } from 'typeorm';
import { lastDayOf } from '#common/memberships/last-day';
import { nextDueOn, type Instalment } from '#common/orders/instalments';
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
import type { NewPeriodsService } from '../memberships/new-periods.service';
import type { ReceiptService } from '../receipts/receipt.service';
import type { LockedOrder, OrderTransitionsService } from '../orders/order-transitions.service';
import type { Order } from '../orders/order.entity';
import type { Payment } from '../orders/payment.entity';
import type { Refund } from '../orders/refund.entity';
import { SOLD } from './credited';

interface FulfilmentParts {
  orderTransitions: OrderTransitionsService;
  ledger: LedgerService;
  memberships: MembershipService;
  newPeriods: NewPeriodsService;
  receipts: ReceiptService;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
}

interface Paid {
  order: Order;
  member: User;
  payment: Payment;
  /** The agreed instalments, if only a part of the price is paid. */
  instalments?: Instalment[];
}

interface Returned {
  refund: Refund;
  /** All refunds of the same payment. */
  refunds: Refund[];
  /** Replaces the content of the mail, if it is about several refunds; null for no mail. */
  mailed?: MailedRefund | null | undefined;
}

type ShownRefund = Pick<Refund, 'amountPaise' | 'byHand' | 'method' | 'cause' | 'reason'>;

export type MailedRefund = Pick<Refund, 'amountPaise' | 'method'>;

/** The consequences of payments and refunds. The caller has locked order and member, and has booked the money. */
export class OrderFulfilmentService {
  constructor(private readonly parts: FulfilmentParts) {}

  /** Marks the order as paid, books the sale, adds the membership period, and issues and mails the receipt. */
  async fulfil(manager: EntityManager, actor: Actor, { order, member, ...paid }: Paid): Promise<void> {
    const { ledger, newPeriods, receipts, outbox, links } = this.parts;
    const { payment } = paid;
    const paidBy = payment.method ?? payment.gateway;
    await this.markPaid(manager, actor, { order, paidBy, ...paid });
    await ledger.sale(manager, order);
    const { startsAt, endsAt } = await newPeriods.begin(manager, actor, { memberId: member.id, order });
    const receipt = await receipts.issue(manager, order, { recipient: nameOf(member), paidBy });
    const mail = orderConfirmedMail({
      plan: order.plan,
      amountPaise: payment.amountPaise,
      duePaise: order.duePaise,
      dueOn: order.dueOn,
      credit: receipt.content.credit ?? null,
      receipt,
      firstDay: order.startsOn === null ? null : startsAt,
      lastDay: lastDayOf(endsAt),
      membershipUrl: links.membership(),
    });
    await outbox.put(manager, { to: member.email, mail });
  }

  private markPaid(
    manager: EntityManager,
    actor: Actor,
    { order, payment, paidBy, instalments = [] }: Omit<Paid, 'member'> & { paidBy: string },
  ): Promise<void> {
    const { amountPaise } = payment;
    const duePaise = order.price.totalPaise - amountPaise;
    const facts = { method: paidBy, ...discountOf(order), ...creditFactsOf(order) };
    return this.parts.orderTransitions.change(manager, actor, {
      order,
      decision:
        duePaise === 0
          ? { status: 'paid', amountPaise, ...facts }
          : { status: 'part_paid', amountPaise, duePaise, ...facts },
      owed: { duePaise, dueOn: nextDueOn(instalments, duePaise), instalments },
    });
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
    await orderTransitions.change(manager, actor, {
      order,
      decision: { status: 'refunded', reason },
      owed: { duePaise: 0, dueOn: null },
    });
    await memberships.end(manager, actor, order.id);
    const { totalPaise } = await ledger.saleLeft(manager, order);
    // A written-off amount was not paid, and its tax stays due.
    const amountPaise = totalPaise - order.writtenOffPaise;
    await this.credit(manager, order, { subjectId: order.id, amountPaise, reason });
  }

  /** Handles money that was returned: reduces the sale if the order stays paid, and mails the member. */
  async recordReturn(
    manager: EntityManager,
    { order, member }: LockedOrder,
    returned: Returned,
  ): Promise<void> {
    const { refund, refunds, mailed } = returned;
    const isOfSale = SOLD.includes(order.status) && refunds.every(({ cause }) => cause !== 'unused');
    if (isOfSale) {
      const { amountPaise, reason } = refund;
      await this.credit(manager, order, { subjectId: refund.id, amountPaise, reason });
    }
    if (!member || mailed === null) return;
    const mail = await this.mailOf(manager, order, { refund: { ...refund, ...mailed }, isOfSale });
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
    { refund, isOfSale }: { refund: ShownRefund; isOfSale: boolean },
  ): Promise<MailContent | null> {
    const { plan, reason } = order;
    const { amountPaise, byHand, method, cause } = refund;
    const facts = { plan, amountPaise, byHand, method, membershipUrl: this.parts.links.membership() };
    const lastCredit = () => this.parts.receipts.lastCredit(manager, order.id);
    if (cause === 'order' && !isOfSale) {
      const { paid, returned } = await paidAndReturned(manager, order);
      const whole = { totalPaise: paid, isWhole: returned >= paid };
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

const creditFactsOf = ({ creditPaise, creditDays }: Order) =>
  creditDays === null ? {} : { creditPaise, creditDays };

/** The amount that was paid for an order, and the part of it that has been returned. */
async function paidAndReturned(
  manager: EntityManager,
  { id }: Order,
): Promise<{ paid: number; returned: number }> {
  const [sums] = await manager.query<{ paid: number; returned: number }[]>(
    `select coalesce(sum(amount_paise), 0)::int as paid, coalesce(sum(returned), 0)::int as returned
     from payments left join lateral (
       select sum(refunds.amount_paise) as returned, bool_or(cause = 'unused') as is_unused
       from refunds where payment_id = payments.id and refunds.status = 'done'
     ) as done on true
     where order_id = $1 and payments.status = 'captured' and is_unused is not true`,
    [id],
  );
  return sums!;
}

/** An account without a name has an e-mail address. */
const nameOf = ({ name, email }: User): string => name ?? email!;
