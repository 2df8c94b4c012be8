import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { FILE_COST } from '../../graphql/query-cost';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/signed-in';
import type { UserActor } from '../../lib/actor';
import { ReceiptFile } from './receipt-file.type';

@Resolver()
export class ReceiptResolver {
  @Query(() => ReceiptFile, {
    description: 'The PDF of a receipt. Members may read their own; others need `receipts:read-any`.',
    complexity: FILE_COST,
  })
  async receiptFile(
    @Arg('id', () => ID) id: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    const { content, ...file } = await services.receiptFiles.find(actor, id);
    return { ...file, base64: content.toString('base64') };
  }
}
