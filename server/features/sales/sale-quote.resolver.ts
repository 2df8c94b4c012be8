import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { requirePermission } from '../../lib/require-permission';
import { SaleQuoteArgs } from './sale-quote.input';
import { SaleQuote } from './sale-quote.type';

@Resolver()
export class SaleQuoteResolver {
  @Requires('memberships:sell')
  @Query(() => SaleQuote, {
    description: 'What `sellMembership` would do now. Also requires `memberships:read-any`.',
    complexity: cost({ statements: 10 }),
  })
  saleQuote(
    @Args(() => SaleQuoteArgs) args: SaleQuoteArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<SaleQuote> {
    // It follows the membership that the member has.
    requirePermission(actor, 'memberships:read-any');
    return services.saleQuotes.of(actor, args);
  }
}
