import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { batchedCost, cost, FILE_COST } from '../../graphql/query-cost';
import { AllowWithApiKey } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { Order } from '../orders/order.entity';
import { copiesOfReceipts, ordersOfReceipts, receiptsOfOrders } from './receipt.loaders';
import { OrderReceipt, ReceiptFile } from './receipt.type';

const FILE_DESCRIPTION =
  'Receipt with this id as a PDF file, for the REST API; other clients download `Receipt.fileUrl`. Null if there is none that the current user may read: members may read their own; others need `receipts:read-any`.';

@Resolver(() => OrderReceipt)
export class ReceiptResolver {
  @FieldResolver(() => String, {
    description:
      'Absolute URL of the PDF. Downloading it requires the access token, as `Authorization: Bearer <token>`: members may read their own; others need `receipts:read-any`.',
  })
  fileUrl(@Root() { id }: Pick<OrderReceipt, 'id'>, @Ctx() { services }: Context) {
    return services.receiptFiles.urlOf(id);
  }

  @FieldResolver(() => Int, {
    description:
      'How many copies staff have handed out on paper, by mail or as a link. The first is the original; those after it are marked as reprints.',
    complexity: batchedCost({ statements: 1 }),
  })
  async copyCount(@Root() { id }: Pick<OrderReceipt, 'id'>, @Ctx() { load }: Context) {
    return (await load(copiesOfReceipts, id)) ?? 0;
  }

  @FieldResolver(() => Order, {
    description: 'The order that was paid or refunded.',
    complexity: batchedCost({ statements: 1 }),
  })
  order(@Root() { id }: Pick<OrderReceipt, 'id'>, @Ctx() { load }: Context) {
    return load(ordersOfReceipts, id);
  }

  @AllowWithApiKey()
  @Query(() => OrderReceipt, {
    nullable: true,
    description:
      'Receipt with this id; null if there is none that the current user may read: members may read their own; others need `receipts:read-any`.',
    complexity: cost({ statements: 1 }),
  })
  receipt(@Arg('id', () => ID) id: string, @SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.receipts.find(actor, id);
  }

  @AllowWithApiKey()
  @Query(() => ReceiptFile, { nullable: true, description: FILE_DESCRIPTION, complexity: FILE_COST })
  async receiptFile(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const file = await services.receiptFiles.find(actor, id);
    return file && { ...file, base64: file.content.toString('base64') };
  }
}

@Resolver(() => Order)
export class OrderReceipts {
  @FieldResolver(() => [OrderReceipt], {
    description: 'Receipt or invoice and credit notes, oldest first.',
    complexity: batchedCost({ statements: 1 }),
  })
  async receipts(@Root() { id }: Order, @Ctx() { load }: Context) {
    return (await load(receiptsOfOrders, id)) ?? [];
  }
}
