import type { EntityManager } from 'typeorm';
import { orderMessages } from '#common/orders/messages';
import { ORDER_TRANSITIONS } from '#common/orders/orders';
import { canBecome } from '#common/transitions';
import { Conflict, NotFound } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import type { User } from '../members/user.entity';
import type { UserService } from '../members/user.service';
import { Order } from './order.entity';

/** An order and its member; both rows are locked until the transaction ends. */
export interface LockedOrder {
  order: Order;
  /** Null once the account is deleted. */
  member: User | null;
}

/** Locks the member first and then the order, which is the order of locks everywhere: this rules out deadlocks. */
export async function lockOrder(
  manager: EntityManager,
  users: UserService,
  id: string,
): Promise<LockedOrder> {
  const found = isUuid(id) ? await manager.findOneBy(Order, { id }) : null;
  if (!found) throw new NotFound(orderMessages.orderNotFound);
  const member = found.userId === null ? null : await users.lock(manager, found.userId);
  const order = await manager.findOneOrFail(Order, { where: { id }, lock: { mode: 'for_no_key_update' } });
  return { order, member };
}

type Decision = Pick<Order, 'status'> & Partial<Pick<Order, 'decidedBy' | 'reason'>>;

/** Changes the status of a locked order, in the row and in the object; throws `Conflict` if that is not allowed. */
export async function changeOrderStatus(
  manager: EntityManager,
  order: Order,
  given: Decision & { now: number },
) {
  const { now, ...decision } = given;
  if (!canBecome(ORDER_TRANSITIONS, [order.status, decision.status])) {
    throw new Conflict(
      decision.status === 'refunded' ? orderMessages.orderNotPaid : orderMessages.orderNotWaiting,
    );
  }
  const change = { ...decision, decidedAt: new Date(now) };
  await manager.update(Order, order.id, change);
  Object.assign(order, change);
}
