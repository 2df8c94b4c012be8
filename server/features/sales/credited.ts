import { In, type EntityManager } from 'typeorm';
import type { OrderStatus } from '#common/orders/status-transitions';
import { Order } from '../orders/order.entity';

/** Statuses of orders that have been sold and not been refunded. */
export const SOLD: readonly OrderStatus[] = ['part_paid', 'paid', 'written_off'];

/** How much of an order was credited to one that replaced its period. It comes back with the refund of that one. */
export async function creditedOf(manager: EntityManager, { id }: Order): Promise<number> {
  const where = { creditedOrderId: id, status: In(SOLD) };
  return (await manager.sum(Order, 'creditPaise', where)) ?? 0;
}
