import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { PublicContent } from '../../graphql/access-decorators';
import { cost } from '../../graphql/query-cost';
import { PlanOffer } from './plan-offer.entity';
import { PlanOffersArgs } from './plan-offer.input';
import { TaxedPrice } from './taxed-price.embedded';

@Resolver(() => PlanOffer)
export class PlanOfferResolver {
  @PublicContent()
  @Query(() => [PlanOffer], {
    description: 'Plans on sale, in the order of the price list.',
    complexity: cost({ rows: 'page' }),
  })
  planOffers(@Args(() => PlanOffersArgs) { planType }: PlanOffersArgs, @Ctx() { services }: Context) {
    return services.planOffers.list(planType);
  }

  @FieldResolver(() => TaxedPrice, { description: 'Price of an order placed now, including taxes.' })
  price(@Root() { pricePaise }: PlanOffer, @Ctx() { services }: Context) {
    return services.pricing.of(pricePaise);
  }
}
