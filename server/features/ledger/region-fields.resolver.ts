import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { cost } from '../../graphql/query-cost';
import { RegionSettingsType } from '../settings/region.type';

@Resolver(() => RegionSettingsType)
export class RegionFields {
  @FieldResolver(() => Boolean, {
    description: 'Whether the currency cannot be changed any more, because something was ordered or booked.',
    complexity: cost({ statements: 1 }),
  })
  isCurrencyFixed(@Ctx() { services }: Context): Promise<boolean> {
    return services.fixedCurrency.isFixed();
  }
}
