import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { hasPermission, type UserActor } from '../../lib/actor';
import { OrderMember, OrderReceipt, OrderRefund } from './order-parts.type';
import { Order } from './order.entity';
import { membersOfOrders, receiptsOfOrders, refundsOfOrders } from './order.loaders';
import type { Refund } from './refund.entity';

/** Fields of an order that are not columns. */
@Resolver(() => Order)
export class OrderFields {
  @FieldResolver(() => [OrderReceipt], { description: 'Documents issued for the order, oldest first.' })
  async receipts(@Root() { id }: Order, @Ctx() { load }: Context) {
    return (await load(receiptsOfOrders, id)) ?? [];
  }

  @FieldResolver(() => [OrderRefund], { description: 'Refunds of its payments, oldest first.' })
  async refunds(@Root() { id }: Order, @Ctx() { load }: Context) {
    return (await load(refundsOfOrders, id)) ?? [];
  }

  @FieldResolver(() => OrderMember, {
    nullable: true,
    description: 'For staff; null if the account is deleted.',
  })
  async member(@Root() { userId }: Order, @SignedIn() actor: UserActor, @Ctx() { load }: Context) {
    if (userId === null || !hasPermission(actor, 'orders:read-any')) return null;
    const user = await load(membersOfOrders, userId);
    return user && { id: user.id, name: user.name, email: user.email, contact: user.phone };
  }
}

@Resolver(() => OrderRefund)
export class RefundFields {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why the last attempt failed. Visible to staff.',
  })
  problem(@Root() { problem }: Refund, @SignedIn() actor: UserActor) {
    return hasPermission(actor, 'orders:read-any') ? problem : null;
  }
}
