import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { TaxedPrice } from '../plans/taxed-price.embedded';
import { OrderReceipt } from '../receipts/receipt.type';
import { receiptsById } from './accounting.loaders';

const complexity = batchedCost({ statements: 1 });

/** Fields of a document with its content. */
@Resolver(() => OrderReceipt)
export class DocumentFields {
  @FieldResolver(() => TaxedPrice, {
    description: 'Amounts on the document; a credit note takes them away.',
    complexity,
  })
  async price(@Root() { id }: OrderReceipt, @Ctx() { load }: Context) {
    return (await load(receiptsById, id))!.content.price;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Number of the document that a credit note reverses; null for others.',
    complexity,
  })
  async reversedNumber(@Root() { id }: OrderReceipt, @Ctx() { load }: Context) {
    return (await load(receiptsById, id))!.content.reverses?.number ?? null;
  }
}
