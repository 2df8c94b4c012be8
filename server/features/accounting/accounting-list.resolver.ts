import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import { toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { cost } from '../../graphql/query-cost';
import { BookingListArgs, ReceiptListArgs } from './accounting-list.input';
import {
  PaymentConnection,
  ReceiptConnection,
  RefundConnection,
  WriteOffConnection,
} from './accounting-list.type';

/** Rows are only ever added to these lists, so that a client reads what is new after its last cursor. */
const GROWS = 'oldest first; rows are only ever added, so that what is new follows the last cursor.';

const complexity = cost({ statements: 1, rows: 'page' });

@Resolver()
export class AccountingListResolver {
  @Requires('accounting:read')
  @Query(() => PaymentConnection, { description: `Payments that were received, ${GROWS}`, complexity })
  async payments(
    @Args(() => BookingListArgs) { filter, ...page }: BookingListArgs,
    @Ctx() { services, limits }: Context,
  ) {
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.moneyLists.paymentsPage(filter ?? {}, request));
  }

  @Requires('accounting:read')
  @Query(() => RefundConnection, { description: `Refunds that were paid out, ${GROWS}`, complexity })
  async refunds(
    @Args(() => BookingListArgs) { filter, ...page }: BookingListArgs,
    @Ctx() { services, limits }: Context,
  ) {
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.moneyLists.refundsPage(filter ?? {}, request));
  }

  @Requires('accounting:read')
  @Query(() => WriteOffConnection, {
    description: `What was given up of what members owe, and what they paid of it after all, ${GROWS}`,
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async writeOffs(
    @Args(() => BookingListArgs) { filter, ...page }: BookingListArgs,
    @Ctx() { services, limits }: Context,
  ) {
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.moneyLists.writeOffsPage(filter ?? {}, request));
  }

  @Requires('accounting:read')
  @Query(() => ReceiptConnection, {
    description: `Receipts, invoices and credit notes, ${GROWS}`,
    complexity,
  })
  async receipts(
    @Args(() => ReceiptListArgs) { filter, ...page }: ReceiptListArgs,
    @Ctx() { services, limits }: Context,
  ) {
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.documentLists.page(filter ?? {}, request));
  }
}
