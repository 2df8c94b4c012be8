import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/signed-in';
import type { Viewer } from '../../lib/viewer';
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
    description: 'For admins; null if the account is deleted.',
  })
  async member(@Root() { userId }: Order, @SignedIn() viewer: Viewer, @Ctx() { load }: Context) {
    if (userId === null || viewer.role !== 'admin') return null;
    const user = await load(membersOfOrders, userId);
    return user && { id: user.id, name: user.name, email: user.email, contact: user.phone };
  }
}

@Resolver(() => OrderRefund)
export class RefundFields {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why the last attempt failed. Visible to admins.',
  })
  problem(@Root() { problem }: Refund, @SignedIn() viewer: Viewer) {
    return viewer.role === 'admin' ? problem : null;
  }
}
