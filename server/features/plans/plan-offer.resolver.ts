import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { PlanType } from '#common/plans/plans';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { PlanOffer } from './plan-offer.entity';
import { TaxedPrice } from './taxed-price.embedded';
import { PlanTypeType } from './plan.enums';

@Resolver(() => PlanOffer)
export class PlanOfferResolver {
  @Public()
  @Query(() => [PlanOffer], {
    description: 'Plans on sale, in the order of the price list, optionally of one type only.',
    complexity: cost({ rows: 'page' }),
  })
  planOffers(
    @Arg('type', () => PlanTypeType, { nullable: true }) type: PlanType | null | undefined,
    @Ctx() { services }: Context,
  ) {
    return services.planOffers.list(type);
  }

  @FieldResolver(() => TaxedPrice, { description: 'What an order of this plan costs now, with taxes.' })
  price(@Root() offer: PlanOffer, @Ctx() { services }: Context) {
    return services.pricing.of(offer.pricePaise);
  }
}
