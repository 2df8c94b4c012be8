import { Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { cost } from '../../graphql/query-cost';
import { PlanOffer } from './plan-offer.entity';

@Resolver()
export class DeskPlansResolver {
  @Requires('memberships:sell')
  @Query(() => [PlanOffer], {
    description: 'Day passes and trials, which are sold at the front desk only.',
    complexity: cost({ rows: 'page' }),
  })
  deskPlans(@Ctx() { services }: Context): Promise<PlanOffer[]> {
    return services.planOffers.atDesk();
  }
}
