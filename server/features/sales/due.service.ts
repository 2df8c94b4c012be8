import type { EntityManager } from 'typeorm';
import { nextDueOn } from '#common/orders/instalments';
import { orderMessages } from '#common/orders/messages';
import { formatPaise } from '#common/money';
import type { Money } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import { Conflict, invalidField, requestKeyUsed } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { requireOtherAccount } from '../../lib/own-account';
import { duePaidMail } from '../../mail/mails/due-paid-mail';
import type { Outbox } from '../../mail/outbox';
import type { LedgerService } from '../ledger/ledger.service';
import type { OrderTransitionsService } from '../orders/order-transitions.service';
import type { Order } from '../orders/order.entity';
import { Payment } from '../orders/payment.entity';
import type { DeskPayment, PaymentService } from './payment.service';

interface DueParts {
  orderTransitions: OrderTransitionsService;
  payments: PaymentService;
  ledger: LedgerService;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
}

interface LaterPayment extends DeskPayment {
  amount: Money;
  requestKey: string;
}

/** Amounts that members still owe for orders that were sold for a part of the price. */
export class DueService {
  constructor(private readonly parts: DueParts) {}

  /** Records that a member has paid what is due or had been written off, or a part of it, at the desk. */
  collect(actor: UserActor, orderId: string, { amount, ...given }: LaterPayment): Promise<Order> {
    const amountPaise = amount.minorUnits;
    return this.parts.orderTransitions.inTransaction(orderId, async (manager, { order, member }) => {
      const known = await manager.findOneBy(Payment, { orderId: order.id, requestKey: given.requestKey });
      if (known) return requireSame(known, amountPaise);
      const isRecovery = order.status === 'written_off';
      if (!isRecovery) requireDue(order);
      if (member) requireOtherAccount(actor, member.id);
      requireAtMost(isRecovery ? order.writtenOffPaise : order.duePaise, amountPaise);
      const payment = await this.parts.payments.takeAtDesk(manager, order, { ...given, amountPaise });
      if (isRecovery) await this.recover(manager, actor, { order, payment });
      else await this.reduce(manager, actor, { order, amountPaise, method: given.method });
      if (!member) return;
      const { plan, duePaise, dueOn, writtenOffPaise } = order;
      const mail = duePaidMail({
        plan,
        amountPaise,
        duePaise,
        dueOn,
        writtenOffPaise: isRecovery ? writtenOffPaise : null,
        membershipUrl: this.parts.links.membership(),
      });
      await this.parts.outbox.put(manager, { to: member.email, mail });
    });
  }

  /** Writes off what is due. The sale stays, and so does its tax, so that no credit note is issued. */
  writeOff(actor: UserActor, orderId: string, reason: string): Promise<Order> {
    return this.parts.orderTransitions.inTransaction(orderId, async (manager, { order }) => {
      requireDue(order);
      const { orderTransitions, ledger } = this.parts;
      const amountPaise = order.duePaise;
      await ledger.writeOff(manager, order, amountPaise);
      await orderTransitions.change(manager, actor, {
        order,
        decision: { status: 'written_off', amountPaise, writeOffReason: reason },
        owed: { duePaise: 0, dueOn: null, writtenOffPaise: amountPaise },
      });
    });
  }

  /** The sale was kept when its rest was written off, so only the loss is taken back. */
  private async recover(
    manager: EntityManager,
    actor: UserActor,
    { order, payment }: { order: Order; payment: Payment },
  ): Promise<void> {
    const { ledger, orderTransitions } = this.parts;
    const { amountPaise } = payment;
    const writtenOffPaise = order.writtenOffPaise - amountPaise;
    await ledger.recovery(manager, payment);
    await orderTransitions.change(manager, actor, {
      order,
      decision: {
        status: writtenOffPaise === 0 ? 'paid' : 'written_off',
        method: payment.method!,
        amountPaise,
        writtenOffPaise,
      },
      owed: { writtenOffPaise },
    });
  }

  private reduce(
    manager: EntityManager,
    actor: UserActor,
    { order, amountPaise, method }: { order: Order; amountPaise: number; method: string },
  ): Promise<void> {
    const duePaise = order.duePaise - amountPaise;
    return this.parts.orderTransitions.change(manager, actor, {
      order,
      decision:
        duePaise === 0
          ? { status: 'paid', method, amountPaise }
          : { status: 'part_paid', method, amountPaise, duePaise },
      owed: { duePaise, dueOn: nextDueOn(order.instalments, duePaise) },
    });
  }
}

function requireDue({ status }: Order): void {
  if (status !== 'part_paid') throw new Conflict('ORDER_NOT_DUE', orderMessages.notDue);
}

function requireAtMost(owedPaise: number, amountPaise: number): void {
  if (amountPaise > owedPaise)
    throw invalidField('amount', 'TOO_LARGE', orderMessages.dueTooHigh(formatPaise(owedPaise)));
}

function requireSame({ amountPaise }: Payment, givenPaise: number): void {
  if (amountPaise !== givenPaise) throw requestKeyUsed();
}
