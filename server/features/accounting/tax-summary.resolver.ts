import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { AGGREGATE_COST } from '../../graphql/query-cost';
import { MonthArgs } from './accounting.input';
import { TaxSummary } from './tax-summary.type';

@Resolver()
export class TaxSummaryResolver {
  @Requires('accounting:read')
  @Query(() => TaxSummary, {
    description: 'What the GST return of a month asks for, as tables 7, 12 and 13 of GSTR-1.',
    complexity: AGGREGATE_COST,
  })
  taxSummary(@Args(() => MonthArgs) { month }: MonthArgs, @Ctx() { services }: Context): Promise<TaxSummary> {
    return services.taxSummary.of(month);
  }
}
