import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { DateRange } from '../../graphql/date-range';
import { cost } from '../../graphql/query-cost';
import { Revenue } from './revenue.type';

@Resolver()
export class RevenueResolver {
  @Requires('revenue:read')
  @Query(() => Revenue, {
    description: 'Payments and refunds according to the ledger.',
    complexity: cost({ statements: 1 }),
  })
  revenue(
    @Arg('bookedOn', () => DateRange, { description: 'Range of the days on which they were booked.' })
    bookedOn: DateRange,
    @Ctx() { services }: Context,
  ): Promise<Revenue> {
    return services.revenue.of(bookedOn);
  }
}
