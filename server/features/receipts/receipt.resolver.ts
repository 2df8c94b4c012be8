import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { FILE_COST } from '../../graphql/query-cost';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { OrderReceipt, ReceiptFile } from './receipt.type';

const FILE_DESCRIPTION =
  'The PDF of a receipt, as the REST API reads it; clients use `Receipt.fileUrl`. Null if there is no receipt with this id that the current user may read: members may read their own; others need `receipts:read-any`.';

@Resolver(() => OrderReceipt)
export class ReceiptResolver {
  @FieldResolver(() => String, {
    description:
      'Absolute URL of the PDF. To be fetched with the access token, as `Authorization: Bearer <token>`.',
  })
  fileUrl(@Root() { id }: Pick<OrderReceipt, 'id'>, @Ctx() { services }: Context) {
    return services.receiptFiles.urlOf(id);
  }

  @Query(() => ReceiptFile, { nullable: true, description: FILE_DESCRIPTION, complexity: FILE_COST })
  async receiptFile(
    @Arg('id', () => ID, { description: 'Id of a receipt.' }) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const file = await services.receiptFiles.find(actor, id);
    return file && { ...file, base64: file.content.toString('base64') };
  }
}
