import type { EntityManager } from 'typeorm';
import { orderMessages } from '#common/orders/messages';
import { ORDER_TRANSITIONS, type OrderStatus } from '#common/orders/status-transitions';
import type { Database } from '../../database/database';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { NotFound } from '../../lib/errors';
import type { EntryTypes } from '../journal/entry-types';
import type { JournalService, Refusal } from '../journal/journal.service';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { Order } from './order.entity';

/** An order and its member; both rows are locked until the transaction ends. */
export interface LockedOrder {
  order: Order;
  /** Null once the account is deleted. */
  member: User | null;
}

type Decided =
  | 'paid'
  | 'part-paid'
  | 'written-off'
  | 'recovered'
  | 'rejected'
  | 'cancelled'
  | 'expired'
  | 'refunded';

/** The debt of the member after a decision. */
type Owed = Pick<Order, 'duePaise' | 'dueOn' | 'instalments' | 'writtenOffPaise'>;

/** The new status of an order, with the other facts for the journal. */
type Decision = EntryTypes[`order.${Decided}`]['after'];

const ENTRY_TYPES = {
  paid: 'order.paid',
  part_paid: 'order.part-paid',
  written_off: 'order.written-off',
  rejected: 'order.rejected',
  cancelled: 'order.cancelled',
  expired: 'order.expired',
  refunded: 'order.refunded',
} as const satisfies Record<Decision['status'], `order.${Decided}`>;

const NOT_PAID: Refusal = ['ORDER_NOT_PAID', orderMessages.orderNotPaid];
const NOT_PENDING: Refusal = ['ORDER_NOT_PENDING', orderMessages.orderNotWaiting];

const REFUSALS: Partial<Record<OrderStatus, Refusal>> = {
  refunded: NOT_PAID,
  written_off: ['ORDER_NOT_DUE', orderMessages.notDue],
};

/** Adds orders and changes their status; nothing else does. */
export class OrderTransitionsService {
  constructor(
    private readonly parts: {
      dataSource: Database;
      users: UserService;
      clock: Clock;
      journal: JournalService;
    },
  ) {}

  async lock(manager: EntityManager, id: string): Promise<LockedOrder> {
    const locked = await this.parts.users.lockWithRow(manager, Order, id);
    if (!locked) throw new NotFound('ORDER_NOT_FOUND', orderMessages.orderNotFound);
    return { order: locked.row, member: locked.member };
  }

  /** Works on an order in a transaction that has locked it and its member; returns the order. */
  inTransaction(
    id: string,
    work: (manager: EntityManager, locked: LockedOrder) => Promise<void>,
  ): Promise<Order> {
    return this.parts.dataSource.transaction(async (manager) => {
      const locked = await this.lock(manager, id);
      await work(manager, locked);
      return locked.order;
    });
  }

  async add(manager: EntityManager, actor: Actor, order: Order): Promise<Order> {
    await this.parts.journal.add(manager, actor, {
      type: 'order.placed',
      table: Order,
      row: order,
      memberId: order.userId,
      before: {},
      after: { status: 'placed' },
    });
    return order;
  }

  /** Changes the status of a locked order; throws `Conflict` if that is not permitted. */
  async change(
    manager: EntityManager,
    actor: Actor,
    { order, decision, owed }: { order: Order; decision: Decision; owed?: Partial<Owed> },
  ): Promise<void> {
    const { status } = decision;
    const refusal = REFUSALS[status] ?? NOT_PENDING;
    const isByStaff = actor.kind === 'user' && status !== 'cancelled';
    await this.parts.journal.change(manager, actor, {
      type: 'writtenOffPaise' in decision ? 'order.recovered' : ENTRY_TYPES[status],
      table: Order,
      row: order,
      memberId: order.userId,
      values: {
        status,
        decidedAt: new Date(this.parts.clock.now()),
        ...(isByStaff && { decidedBy: actor.id }),
        ...('reason' in decision && { reason: decision.reason }),
        ...owed,
      },
      transition: { table: ORDER_TRANSITIONS, from: order.status, to: status, refusal },
      before: { status: order.status },
      after: decision,
    });
  }
}
